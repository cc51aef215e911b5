import { picturePixels, pictureBytes } from '@fairway/contract/limits/pictures.ts';
import sharp from 'sharp';
import { AppError } from '#platform/errors.ts';
import { inTurn } from './in-turn.ts';

export interface EncodedPicture {
  /** WebP without any metadata. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface PictureShape {
  /** `cover` cuts to a square of the edge, `inside` keeps all of it and makes the longer side the edge at most. */
  readonly fit: 'cover' | 'inside';
  readonly edge: number;
  /** The shorter side that a picture must have. */
  readonly leastEdge: number;
}

const limits = { megabytes: pictureBytes / 1024 / 1024, megapixels: picturePixels / 1_000_000 };

// Pictures come seldom and from strangers: nothing is remembered of them, and one core at most is theirs.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture as it is kept: unpacked and re-encoded as WebP, turned upright, metadata left behind. What it claims to be
 * does not count: its first bytes do, and its pixels are counted before any is unpacked. One at a time, so that memory
 * is bounded. Throws `pictureKindWrong`, `pictureTooLarge`, `pictureTooSmall`, and `overloaded` when too many wait.
 */
export function encodePicture(file: Buffer | undefined, shape: PictureShape): Promise<EncodedPicture> {
  if (!file || !isPicture(file)) throw new AppError('pictureKindWrong');
  return inTurn(() => encode(file, shape));
}

async function encode(file: Buffer, { fit, edge, leastEdge }: PictureShape): Promise<EncodedPicture> {
  await checkSize(file, leastEdge);
  try {
    const { data, info } = await sharp(file, { ...reading, sequentialRead: true })
      .autoOrient()
      .resize({ width: edge, height: edge, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .timeout({ seconds: 8 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // Begins like a picture and is none, or breaks off.
    throw new AppError('pictureKindWrong');
  }
}

/** Of an animated picture the first frame. */
const reading = { failOn: 'error', limitInputPixels: picturePixels, pages: 1 } as const;

async function checkSize(file: Buffer, leastEdge: number): Promise<void> {
  const { width, height } = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new AppError('pictureKindWrong');
    });
  if (width * height > picturePixels) throw new AppError('pictureTooLarge', limits);
  if (Math.min(width, height) < leastEdge) throw new AppError('pictureTooSmall', { pixels: leastEdge });
}

/** JPEG, PNG or WebP by the first bytes. */
function isPicture(file: Buffer): boolean {
  const begin = file.subarray(0, 12).toString('latin1');
  return (
    begin.startsWith('\u00ff\u00d8\u00ff') ||
    begin.startsWith('\u0089PNG\r\n\u001a\n') ||
    (begin.startsWith('RIFF') && begin.slice(8) === 'WEBP')
  );
}
