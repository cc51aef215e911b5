import { nothingShown, type Challenge } from '../kinds/captcha-kind.ts';
import { sizeOfPng } from '../picture/png-size.ts';

/** A challenge that a service drew, as it is kept: it cannot be drawn again here. */
export interface KeptPictures {
  image: string;
  piece: string | null;
  pieceTop: number | null;
  question: string | null;
}

// Only `open` of a service writes it, and it is kept sealed.
export const readKept = (kept: string): KeptPictures => JSON.parse(kept) as KeptPictures;

export function showKept({ image, piece, pieceTop, question }: KeptPictures): Challenge {
  return {
    ...nothingShown,
    image: Buffer.from(image, 'base64'),
    piece: piece === null ? null : Buffer.from(piece, 'base64'),
    pieceTop,
    question,
  };
}

/** Whether a page can show it: PNGs with a size, and a piece that is narrower than its picture. */
export function isShowable({ image, piece }: KeptPictures): boolean {
  const picture = sizeOfPng(Buffer.from(image, 'base64'));
  if (!picture || piece === null) return picture !== undefined;
  const size = sizeOfPng(Buffer.from(piece, 'base64'));
  return size !== undefined && size.width < picture.width && size.height <= picture.height;
}

/** An answer of this site's own form for a slider or three points, read into whole pixels; undefined for any other text. */
export function readPlaces(answer: string): { x: number; y: number }[] | undefined {
  if (!/^\d{1,4},\d{1,4}(;\d{1,4},\d{1,4}){2}$/.test(answer)) return undefined;
  return answer.split(';').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });
}

export function readPush(answer: string): number | undefined {
  return /^\d{1,4}$/.test(answer) ? Number(answer) : undefined;
}
