import type { Point } from './glyphs.ts';

/** A sheet that takes lines; every pixel holds how much ink it has, 0 to 255. */
export class Canvas {
  readonly ink: Uint8Array;
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.ink = new Uint8Array(width * height);
  }

  /** Draws a line through the points with round ends; `weight` is half its breadth. Edges are smooth. */
  line(points: readonly Point[], weight: number): void {
    points.forEach((to, at) => {
      const from = points[at - 1];
      if (from) this.segment(from, to, weight);
    });
  }

  private segment([x1, y1]: Point, [x2, y2]: Point, weight: number): void {
    const reach = weight + 1;
    const left = Math.max(0, Math.floor(Math.min(x1, x2) - reach));
    const right = Math.min(this.width - 1, Math.ceil(Math.max(x1, x2) + reach));
    const top = Math.max(0, Math.floor(Math.min(y1, y2) - reach));
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(y1, y2) + reach));
    const square = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const along = square === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square;
        const part = Math.min(1, Math.max(0, along));
        const [dx, dy] = [x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1)];
        // Math.hypot guards against overflow that cannot be here, and takes six times as long.
        const distance = Math.sqrt(dx * dx + dy * dy);
        const ink = Math.min(1, Math.max(0, weight + 0.5 - distance)) * 255;
        const at = y * this.width + x;
        if (ink > (this.ink[at] ?? 0)) this.ink[at] = ink;
      }
    }
  }
}
