// Which lessons were learnt on this device.

import type { Family, Lesson } from "./lessons";

const KEPT = "rackrun-learnt";

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

class Progress {
  private learnt = $state.raw<ReadonlySet<string>>(new Set(stored()));

  has(lesson: Lesson): boolean {
    return this.learnt.has(lesson.id);
  }

  add(lesson: Lesson): void {
    this.learnt = new Set([...this.learnt, lesson.id]);
    try {
      localStorage.setItem(KEPT, JSON.stringify([...this.learnt]));
    } catch {
      // no storage here: it is known as long as the page is open
    }
  }

  count(family: Family): number {
    return family.lessons.filter((lesson) => this.has(lesson)).length;
  }

  /** The first lesson of a family that was not learnt yet. */
  next(family: Family): Lesson | undefined {
    return family.lessons.find((lesson) => !this.has(lesson));
  }
}

export const progress = new Progress();
