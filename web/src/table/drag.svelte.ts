// Dragging pieces with mouse, finger or pen. Where they could go is measured once, when they are
// picked up; nothing on the table moves until they are put down, so a move of the hand costs little.

import { Glide } from "./glide";
import type { Place } from "./moves";

/** A press that moves less is a tap. */
const SLACK = 6;
/** How far beside a meld the hand may be and still mean it; above and below it is half as much. */
const REACH = 40;

interface Target {
  key: string;
  place: (x: number, y: number) => Place;
  /** Where it is in the window. */
  box: Box;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Hand {
  /** The pieces that go with this one. */
  carries(piece: number): readonly number[];
  drop(ids: readonly number[], place: Place): void;
}

export class Drag {
  carried = $state.raw<readonly number[]>([]);
  /** Where they could go; the one under the hand shows its frame. */
  targets = $state.raw<readonly Target[]>([]);
  x = 0;
  y = 0;

  private ghost: Glide | null = null;
  private readonly frames = new Map<Target, HTMLElement>();
  private over: Target | undefined;
  /** Where the cloth is, and what its free parts stand for: a meld of its own. */
  private cloth: Box | undefined;
  private fresh: Target | undefined;

  constructor(
    private readonly root: () => HTMLElement | null,
    private readonly hand: Hand,
  ) {}

  /** A pointer went down on a piece: it becomes a drag once it moves. */
  press(event: PointerEvent, piece: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const [x, y] = [event.clientX, event.clientY];
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      if (this.carried.length > 0) this.move(now.clientX, now.clientY);
      else if (Math.hypot(now.clientX - x, now.clientY - y) > SLACK) this.lift(now, piece);
    };
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (this.carried.length > 0) this.drop(now.type === "pointerup");
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** What is carried has been drawn. */
  hold(ghost: HTMLElement): void {
    this.ghost = new Glide(ghost);
    this.move(this.x, this.y);
  }

  /** The frame of a target has been drawn. */
  frame(target: Target, element: HTMLElement): () => void {
    this.frames.set(target, element);
    element.classList.toggle("is-over", target === this.over);
    return () => this.frames.delete(target);
  }

  private lift(event: PointerEvent, piece: number): void {
    this.targets = [...(this.root()?.querySelectorAll<HTMLElement>("[data-place]") ?? [])].map(
      targetOf,
    );
    const cloth = this.root()?.querySelector<HTMLElement>(".cloth");
    this.cloth = cloth?.getBoundingClientRect();
    this.fresh = this.targets.find(({ key }) => key === "new");
    this.carried = this.hand.carries(piece);
    this.move(event.clientX, event.clientY);
    // The click that follows a drag chooses nothing.
    addEventListener("click", swallow, { capture: true, once: true });
  }

  private move(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    this.ghost?.to(x, y);
    const target = this.under(x, y);
    if (target === this.over) return;
    if (this.over) this.frames.get(this.over)?.classList.remove("is-over");
    if (target) this.frames.get(target)?.classList.add("is-over");
    this.over = target;
  }

  /** What is meant by this point: the place nearest to it, or else the free cloth. */
  private under(x: number, y: number): Target | undefined {
    const near = nearest(this.targets, x, y);
    return near ?? (this.cloth && distance(this.cloth, x, y) === 0 ? this.fresh : undefined);
  }

  private drop(released: boolean): void {
    const target = released ? this.under(this.x, this.y) : undefined;
    const ids = this.carried;
    this.carried = [];
    this.over = undefined;
    this.ghost = null;
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    if (target) this.hand.drop(ids, target.place(this.x, this.y));
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

interface Spot {
  x: number;
  top: number;
  bottom: number;
}

/** How many tiles stand before a point, line by line. */
function before(spots: readonly Spot[], x: number, y: number): number {
  return spots.filter(({ x: middle, top, bottom }) => bottom < y || (top <= y && middle < x))
    .length;
}

function targetOf(element: HTMLElement): Target {
  const key = element.dataset.place ?? "";
  const [kind, id] = key.split(" ");
  const spots = [...element.querySelectorAll<HTMLElement>("[data-piece]")].map((tile) => {
    const { left, width, top, bottom } = tile.getBoundingClientRect();
    return { x: left + width / 2, top, bottom };
  });
  const place = (x: number, y: number): Place => {
    if (kind === "new") return { kind: "new" };
    if (kind === "rack") return { kind: "rack", at: before(spots, x, y) };
    return { kind: "meld", meld: Number(id), at: spots.filter((spot) => spot.x < x).length };
  };
  return { key, box: seen(element), place };
}

/** The part of an element that is in sight: what is scrolled away is no target. */
function seen(element: HTMLElement): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const around = element.closest(".cloth")?.getBoundingClientRect();
  if (!around) return { left, right, top, bottom };
  return {
    left,
    right,
    top: Math.max(top, around.top),
    bottom: Math.min(bottom, around.bottom),
  };
}

function nearest(targets: readonly Target[], x: number, y: number): Target | undefined {
  let best: Target | undefined;
  let least = REACH;
  for (const target of targets) {
    if (target.box.bottom <= target.box.top) continue;
    const away = distance(target.box, x, y);
    if (away < least) [best, least] = [target, away];
    if (least === 0) break;
  }
  return best;
}

/** How far a point is from a box; rows are close to each other, so up and down counts twice. */
function distance({ left, right, top, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), 2 * Math.max(top - y, 0, y - bottom));
}
