import { randomInt } from 'node:crypto';
import { blankPicture, pngText } from './png.ts';
import { colourAt, drawScene, mix, paint } from './scene.ts';

const width = 310;
const height = 155;
const pieceSize = 47;
const knob = 9;

/** A picture with a hole, the piece that fits, and where it belongs. */
export interface Puzzle {
  readonly image: string;
  /** As tall as the picture, the piece at its own height. */
  readonly piece: string;
  /** Pixels from the picture's left edge. */
  readonly place: number;
}

export function drawPuzzle(): Puzzle {
  const scene = drawScene(width, height);
  const strip = blankPicture(pieceSize, height);
  const [left, top] = [randomInt(100, width - pieceSize - 4), randomInt(4, height - pieceSize - 4)];
  for (let y = 0; y < pieceSize; y += 1)
    for (let x = 0; x < pieceSize; x += 1) {
      if (!isInside(x, y)) continue;
      const edge = !isInside(x - 1, y) || !isInside(x + 1, y) || !isInside(x, y - 1) || !isInside(x, y + 1);
      const colour = colourAt(scene, left + x, top + y);
      paint(strip, x, top + y, edge ? [255, 255, 255] : colour);
      paint(scene, left + x, top + y, edge ? [240, 240, 240] : mix(colour, [12, 16, 30], 0.55));
    }
  return { image: pngText(scene), piece: pngText(strip), place: left };
}

/** A square in the lower left corner with a knob on top and one at the right. */
function isInside(x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= pieceSize || y >= pieceSize) return false;
  const body = pieceSize - knob;
  if (x < body && y >= knob) return true;
  return Math.hypot(x - body / 2, y - knob) < knob || Math.hypot(x - body, y - (knob + body / 2)) < knob;
}
