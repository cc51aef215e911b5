import { pictureWidth, sceneHeight, sliderPieceSize } from '@fairway/contract/risk/captcha-sizes.ts';
import { cutPiece, drawHole } from '../picture/jigsaw.ts';
import { drawScene } from '../picture/scene.ts';
import { toPng } from '../picture/vector.ts';
import { nothingShown } from './captcha-kind.ts';
import type { DrawnKind } from './drawn-kind.ts';

/** How far beside its place a piece may be put, in pixels of the picture. */
const tolerance = 5;

/** A piece to push into its place in the picture; the answer is how far it was pushed, in the picture's pixels. */
export const slider: DrawnKind = {
  async draw(chance) {
    const scene = drawScene(chance);
    const left = chance.whole(90, pictureWidth - sliderPieceSize - 8);
    const top = chance.whole(6, sceneHeight - sliderPieceSize - 6);
    // A hole of another shape above or below, never over the other: who looks for something dark finds two.
    const lowest = sceneHeight - sliderPieceSize;
    const below = top + sliderPieceSize;
    const decoyTop = below <= lowest ? chance.whole(below, lowest) : chance.whole(0, top - sliderPieceSize);
    const decoy = { left: chance.whole(70, pictureWidth - sliderPieceSize), top: decoyTop, turned: true };
    const place = { left, top, turned: false };
    const holes = drawHole(decoy) + drawHole(place);
    const [image, piece] = await Promise.all([
      toPng(scene + holes, { width: pictureWidth, height: sceneHeight }),
      cutPiece(scene, place),
    ]);
    return { challenge: { ...nothingShown, image, piece, pieceTop: top }, solution: String(left) };
  },
  matches: (solution, answer) =>
    /^\d{1,4}$/.test(answer) && Math.abs(Number(answer) - Number(solution)) <= tolerance,
};
