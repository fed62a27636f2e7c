# Writes HEADER, with the commit that SOURCE is at; empty where it is no working copy of git's.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git -C ${SOURCE} rev-parse --short=10 HEAD
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  set(commit "")
endif()
file(CONFIGURE OUTPUT ${HEADER} CONTENT "#define GIAGUARO_COMMIT \"${commit}\"\n")
