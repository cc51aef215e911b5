import { useEffect, useState } from 'react';

/** A symbol drawn once for one size: still, and as the eye sees it rushing past, which is higher. */
export interface Bitmap {
  readonly still: HTMLCanvasElement;
  readonly blurred: HTMLCanvasElement;
}

/** Drawings by the letter of their symbol, each the text of an SVG. */
export type Drawings = Readonly<Record<string, string>>;

export function pictureUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The drawings as bitmaps of so many pixels a side; undefined until they are drawn. */
export function useBitmaps(drawings: Drawings, side: number): Readonly<Record<string, Bitmap>> | undefined {
  const [made, setMade] = useState<{ side: number; bitmaps: Record<string, Bitmap> }>();
  useEffect(() => {
    if (side === 0) return undefined;
    let left = false;
    void bitmapsOf(drawings, side).then((bitmaps) => !left && setMade({ side, bitmaps }));
    return () => {
      left = true;
    };
  }, [drawings, side]);
  return made?.bitmaps;
}

async function bitmapsOf(drawings: Drawings, side: number): Promise<Record<string, Bitmap>> {
  const made = Object.entries(drawings).map(
    async ([letter, svg]) => [letter, await bitmapOf(svg, side)] as const,
  );
  return Object.fromEntries(await Promise.all(made));
}

/** How far a rushing symbol is drawn out, of its side, and in how many places. */
const smear = 0.4;
const smears = 24;

async function bitmapOf(svg: string, side: number): Promise<Bitmap> {
  const image = new Image(side, side);
  image.src = pictureUrl(svg);
  await image.decode();
  return {
    still: canvasOf(side, side, (context) => context.drawImage(image, 0, 0, side, side)),
    blurred: canvasOf(side, Math.round(side * (1 + smear)), (context) => {
      // Added up, so that what is drawn is the mean of all places that it passes.
      context.globalCompositeOperation = 'lighter';
      context.globalAlpha = 1 / smears;
      for (let place = 0; place < smears; place += 1)
        context.drawImage(image, 0, (place / (smears - 1)) * side * smear, side, side);
    }),
  };
}

function canvasOf(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return canvas;
}
