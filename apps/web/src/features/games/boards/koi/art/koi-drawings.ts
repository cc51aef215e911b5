import type { Drawings } from '../../slots/bitmaps.ts';
import { rankSvg } from '../../slots/art/ranks.ts';
import { craneSvg, lotusSvg, turtleSvg } from './koi-creatures.ts';
import { goldKoiSvg, redKoiSvg } from './koi-fish.ts';
import { gateSvg, pearlSvg } from './koi-special.ts';

/** The symbols by the letters of the sheet. */
export const koiDrawings: Drawings = {
  W: pearlSvg(),
  S: gateSvg(),
  A: goldKoiSvg(),
  B: redKoiSvg(),
  C: turtleSvg(),
  D: craneSvg(),
  E: lotusSvg(),
  F: rankSvg('ace'),
  G: rankSvg('king'),
  H: rankSvg('queen'),
  I: rankSvg('jack'),
};
