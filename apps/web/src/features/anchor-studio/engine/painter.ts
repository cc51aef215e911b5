import { cornerBox, fitInside, fillBox } from './picture-boxes.ts';
import type { PictureQuality } from './quality.ts';

/** Draws what is published: the picture whole, with black beside it where its shape is another one, and the camera small in the corner. */
export class Painter {
  readonly canvas: OffscreenCanvas;
  readonly #pen: OffscreenCanvasRenderingContext2D | null;

  constructor({ width, height }: PictureQuality) {
    this.canvas = new OffscreenCanvas(width, height);
    this.#pen = this.canvas.getContext('2d', { alpha: false, desynchronized: true });
  }

  paint(picture: VideoFrame, corner: VideoFrame | undefined): void {
    const pen = this.#pen;
    if (!pen) return;
    const { width, height } = this.canvas;
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, width, height);
    const box = fitInside(sizeOf(picture), { width, height });
    pen.drawImage(picture, box.x, box.y, box.width, box.height);
    if (!corner) return;
    const small = cornerBox({ width, height });
    const cut = fillBox(sizeOf(corner), small);
    pen.drawImage(corner, cut.x, cut.y, cut.width, cut.height, small.x, small.y, small.width, small.height);
  }

  /** The same, smaller. */
  copy(from: OffscreenCanvas): void {
    this.#pen?.drawImage(from, 0, 0, this.canvas.width, this.canvas.height);
  }
}

const sizeOf = ({ displayWidth, displayHeight }: VideoFrame) => ({
  width: displayWidth,
  height: displayHeight,
});
