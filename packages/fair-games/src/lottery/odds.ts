import { Fraction } from '@fairway/money';
import type { Note, Play } from './play.ts';
import { forEachOutcome, resultSpaces } from './result-space.ts';

/** Of each stake 97 % goes back to the members. */
const share = Fraction.of(97n, 100n);
const scale = 3;

/** The chance of a note, counted over every outcome of the places that decide it. */
export function chanceOf(play: Play, note: Note): Fraction {
  let [won, all] = [0n, 0n];
  forEachOutcome(resultSpaces[play.lottery], play.looksAt(note), (result) => {
    all += 1n;
    if (play.wins(note, result)) won += 1n;
  });
  return Fraction.of(won, all);
}

const known = new WeakMap<Play, Map<number, Fraction>>();

/** What a winning note returns for a unit of stake: 0.97 / chance, cut to 3 decimals. Counted once for each kind of note. */
export function oddsOf(play: Play, note: Note): Fraction {
  const kind = kindOf(play, note);
  const odds = known.get(play) ?? new Map<number, Fraction>();
  known.set(play, odds);
  const found =
    odds.get(kind) ?? Fraction.scaled(share.div(chanceOf(play, note)).roundTo(scale, 'down'), scale);
  odds.set(kind, found);
  return found;
}

/** Notes of a kind have one chance: numbers are alike, places are alike, options are not. */
function kindOf({ form }: Play, note: Note): number {
  if (form.kind === 'options') return note[0] ?? 0;
  return form.kind === 'placedOptions' ? (note[1] ?? 0) : 0;
}
