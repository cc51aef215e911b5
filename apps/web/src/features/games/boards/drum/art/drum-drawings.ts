import type { Drawings } from '../../slots/bitmaps.ts';
import { rankSvg } from '../../slots/art/ranks.ts';
import { bannerSvg, drumSvg } from './drum-special.ts';
import { bowSvg, generalSvg, helmetSvg, horseSvg } from './warriors.ts';

/** The symbols by the letters of the sheet. */
export const drumDrawings: Drawings = {
  W: bannerSvg(),
  O: drumSvg(),
  A: generalSvg(),
  B: horseSvg(),
  C: helmetSvg(),
  D: bowSvg(),
  E: rankSvg('ace'),
  F: rankSvg('king'),
  G: rankSvg('queen'),
  H: rankSvg('jack'),
};
