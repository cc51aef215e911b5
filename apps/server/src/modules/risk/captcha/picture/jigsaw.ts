import { sliderPieceSize } from '@fairway/contract/risk/captcha-sizes.ts';
import { mix, Sheet } from './sheet.ts';

export interface PiecePlace {
  left: number;
  top: number;
  /** The other shape: its knobs point to the left and down. */
  turned: boolean;
}

const body = 40;
const knob = 8;
const middle = sliderPieceSize - knob - body / 2;

/** The piece that lies here, cut out with a light edge. */
export function cutPiece(scene: Sheet, place: PiecePlace): Sheet {
  const piece = new Sheet(sliderPieceSize, sliderPieceSize);
  eachOf(place, (x, y, edge) => {
    const colour = scene.at(place.left + x, place.top + y);
    piece.set(x, y, edge ? mix(colour, [255, 255, 255], 0.75) : colour);
  });
  return piece;
}

/** Darkens the place of a piece. */
export function drawHole(scene: Sheet, place: PiecePlace): void {
  eachOf(place, (x, y, edge) => {
    const [across, down] = [place.left + x, place.top + y];
    const colour = scene.at(across, down);
    scene.set(across, down, edge ? mix(colour, [255, 255, 255], 0.5) : mix(colour, [6, 10, 24], 0.55));
  });
}

function eachOf({ turned }: PiecePlace, draw: (x: number, y: number, edge: boolean) => void): void {
  for (let y = 0; y < sliderPieceSize; y += 1)
    for (let x = 0; x < sliderPieceSize; x += 1) {
      const [across, down] = turned ? [sliderPieceSize - 1 - x, sliderPieceSize - 1 - y] : [x, y];
      if (!isInside(across, down)) continue;
      const edge = [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].some(([dx = 0, dy = 0]) => !isInside(across + dx, down + dy));
      draw(x, y, edge);
    }
}

/** A square in the lower left corner with a knob on top and one at the right. */
function isInside(x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= sliderPieceSize || y >= sliderPieceSize) return false;
  const top = sliderPieceSize - body;
  if (x < body && y >= top) return true;
  const centre = body / 2;
  return (
    Math.hypot(x - centre, y - top) < knob + 1 || Math.hypot(x - body, y - (top + middle - 4)) < knob + 1
  );
}
