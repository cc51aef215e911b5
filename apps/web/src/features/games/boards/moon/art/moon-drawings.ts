import type { Drawings } from '../../slots/bitmaps.ts';
import { lanternSvg, osmanthusSvg, pomeloSvg, teapotSvg } from './festival.ts';
import { mooncakeSvg, moonBoxSvg, moonSvg, rabbitSvg } from './moon-special.ts';

/** The symbols by the letters of the sheet. */
export const moonDrawings: Drawings = {
  W: rabbitSvg(),
  M: moonBoxSvg(),
  A: moonSvg(),
  B: lanternSvg(),
  C: mooncakeSvg(),
  D: osmanthusSvg(),
  E: pomeloSvg(),
  F: teapotSvg(),
};
