"""Lessons: guided games. A lesson is a file of data (`data/`), its texts stand in the catalogues, and `Course` tells
which prompt stands now from what has happened at the table.
"""

from crenel.lessons.course import Course, Standing
from crenel.lessons.lesson import BadLesson, Lesson, Prompt, lesson, lessons
from crenel.lessons.rivals import avoided, scripted

__all__ = ["BadLesson", "Course", "Lesson", "Prompt", "Standing", "avoided", "lesson", "lessons", "scripted"]
