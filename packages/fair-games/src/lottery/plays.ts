import { FairGamesError } from '../fair-games-error.ts';
import type { Play } from './play.ts';
import { d3Plays } from './plays/d3-plays.ts';
import { k3Plays } from './plays/k3-plays.ts';
import { lucky28Plays } from './plays/lucky28-plays.ts';
import { pk10Plays } from './plays/pk10-plays.ts';
import { sscPlays } from './plays/ssc-plays.ts';
import { x5Plays } from './plays/x5-plays.ts';

/** Every play type by its code, `lottery.play`. */
export const plays = { ...k3Plays, ...x5Plays, ...sscPlays, ...pk10Plays, ...lucky28Plays, ...d3Plays };

export type PlayCode = keyof typeof plays;

export function isPlayCode(code: unknown): code is PlayCode {
  return typeof code === 'string' && Object.hasOwn(plays, code);
}

/** Throws `unknownPlay`. */
export function playOf(code: unknown): Play {
  if (!isPlayCode(code)) throw new FairGamesError('unknownPlay', `no play ${String(code)}`);
  return plays[code];
}
