import { chanceOf, decimalText, oddsOf, plays, type Note, type Play } from '@fairway/fair-games';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';

export interface PlayOdds {
  readonly play: string;
  /** Of each option that pays otherwise than others, or one line for all notes of the play. */
  readonly odds: { options: string[] | null; odds: string; chance: string }[];
}

/** Every play type of a lottery with its odds and chances, in the order to show them. Counted once a process: they never change. */
export function oddsOfPlays(lottery: LotteryCode): PlayOdds[] {
  const known = counted.get(lottery);
  if (known) return known;
  const found = Object.entries(plays)
    .filter(([, play]) => play.lottery === lottery)
    .map(([code, play]) => ({ play: code, odds: oddsOfPlay(play) }));
  counted.set(lottery, found);
  return found;
}

const counted = new Map<LotteryCode, PlayOdds[]>();

function oddsOfPlay(play: Play): PlayOdds['odds'] {
  const { form } = play;
  if (form.kind === 'places') return [{ options: null, ...paying(play, firstPlaces(form)) }];
  if (form.kind === 'set')
    return [{ options: null, ...paying(play, form.numbers.slice(0, form.size).map(Number)) }];
  const lines: PlayOdds['odds'] = [];
  for (const [index, option] of form.options.entries()) {
    const one = paying(play, form.kind === 'options' ? [index] : [0, index]);
    const same = lines.find(({ odds, chance }) => odds === one.odds && chance === one.chance);
    if (same) same.options?.push(option);
    else lines.push({ options: [option], ...one });
  }
  return lines.length === 1 ? lines.map((line) => ({ ...line, options: null })) : lines;
}

function paying(play: Play, note: Note): { odds: string; chance: string } {
  const chance = chanceOf(play, note);
  return { odds: decimalText(oddsOf(play, note)), chance: `${chance.numerator}/${chance.denominator}` };
}

/** A note of a play of places: their lowest numbers, different where they must be. */
function firstPlaces({
  places,
  numbers,
  distinct,
}: {
  places: number;
  numbers: readonly string[];
  distinct: boolean;
}): Note {
  return Array.from({ length: places }, (_, place) => Number(numbers[distinct ? place : 0]));
}
