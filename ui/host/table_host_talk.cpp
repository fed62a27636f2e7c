// The talk at the table: what of it is heard by who cannot see it.
#include <algorithm>

#include "ui/host/table_host.h"
#include "ui/scene/scene_wording.h"
#include "ui/table/table_widget.h"
#include "ui/talk/talk_words.h"

namespace giaguaro {

void TableHost::toggleTalk() { table_->toggleTalk(); }

bool TableHost::maySpeak() const { return scene_.talk && scene_.talk->maySpeak && !lookingBack_; }

// What has been said since the last scene of the same hand, by others.
void TableHost::sayTalk(TableScene const& before) {
  if (!scene_.talk || !before.talk || before.match != scene_.match || before.handNumber != scene_.handNumber)
    return;
  auto const& lines = scene_.talk->lines;
  auto const& known = before.talk->lines;
  if (known.size() >= lines.size()) return;
  QStringList said;
  for (std::size_t i = known.size(); i < lines.size(); ++i)
    if (lines[i].said.seat != scene_.viewer)
      said += talkWords::spoken(lines[i], wordingForAll(scene_, wording_));
  if (!said.isEmpty()) table_->announcePolitely(said.join(u' '));
}

}  // namespace giaguaro
