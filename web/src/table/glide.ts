// Something that is moved about above the page at every move of a hand.

/**
 * An animation that stands at its end, which is the place. A place that is set as a style makes
 * Chromium sort all that is drawn into layers anew, half a millisecond for a full table; what an
 * animation moves only changes its own layer.
 */
export class Glide {
  private readonly way = new KeyframeEffect(null, null, { fill: "forwards" });

  constructor(element: HTMLElement) {
    this.way.target = element;
    new Animation(this.way).finish();
  }

  to(x: number, y: number): void {
    this.way.setKeyframes([{ transform: `translate(${x}px, ${y}px)` }]);
  }
}
