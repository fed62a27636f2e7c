#include "ui/watching/course_row.h"

#include <QBoxLayout>
#include <vector>

#include "ui/drawing/window_scale.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/verdict/verdict_timeline.h"

namespace giaguaro {

namespace {

// Of the window: under it the line is low; under the other there is none.
constexpr Length lowForLine{770};
constexpr Length lowForTimeline{680};

}  // namespace

CourseRow::CourseRow(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("reviewTimeline"));
  setAutoFillBackground(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(scaledMargins(10, 3, 10, 1));
  hide();
}

void CourseRow::setTheme(Theme const& theme) {
  theme_ = theme;
  QPalette paper = palette();
  paper.setColor(QPalette::Window, theme.panel);
  setPalette(paper);
  if (timeline_ != nullptr) timeline_->setTheme(theme);
}

void CourseRow::setScene(TableScene const& scene, Wording const& wording) {
  bool const shown = scene.playback && !scene.playback->course.stages.empty();
  setVisible(shown);
  if (!shown) return;
  if (timeline_ == nullptr) {
    timeline_ = new VerdictTimeline(glyphs_, this);
    layout()->addWidget(timeline_);
    timeline_->setTheme(theme_);
    timeline_->show();
    connect(timeline_, &VerdictTimeline::chosen, this, &CourseRow::placeWanted);
  }
  std::vector<int> avatars;
  for (Person const& person : scene.people) avatars.push_back(person.avatar);
  timeline_->setCourse(scene.playback->course, avatars, wording, scene.halves);
  fit();
}

void CourseRow::fit() {
  if (timeline_ == nullptr) return;
  using Room = VerdictTimeline::Room;
  int const height = window()->height();
  timeline_->setRoom(height < lowForTimeline ? Room::row : height < lowForLine ? Room::low : Room::high);
}

}  // namespace giaguaro
