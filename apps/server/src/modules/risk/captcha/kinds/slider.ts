import { pictureWidth, sliderPieceSize } from '@fairway/contract/risk/captcha-sizes.ts';
import { cutPiece, drawHole } from '../picture/jigsaw.ts';
import { drawScene, sceneHeight } from '../picture/scene.ts';
import { nothingShown } from './captcha-kind.ts';
import type { DrawnKind } from './drawn-kind.ts';

/** How far beside its place a piece may be put, in pixels of the picture. */
const tolerance = 5;

/** A piece to push into its place in the picture; the answer is how far it was pushed, in the picture's pixels. */
export const slider: DrawnKind = {
  draw(chance) {
    const scene = drawScene(chance);
    const left = chance.whole(90, pictureWidth - sliderPieceSize - 8);
    const top = chance.whole(6, sceneHeight - sliderPieceSize - 6);
    const piece = cutPiece(scene, { left, top, turned: false });
    // A hole of another shape at another height: who looks for something dark finds two.
    const decoyTop = (top + chance.whole(56, 100)) % (sceneHeight - sliderPieceSize);
    drawHole(scene, { left: chance.whole(70, pictureWidth - sliderPieceSize), top: decoyTop, turned: true });
    drawHole(scene, { left, top, turned: false });
    return {
      challenge: { ...nothingShown, image: scene.encode(), piece: piece.encode(), pieceTop: top },
      solution: String(left),
    };
  },
  matches: (solution, answer) =>
    /^\d{1,4}$/.test(answer) && Math.abs(Number(answer) - Number(solution)) <= tolerance,
};
