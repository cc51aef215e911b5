import { Fraction } from '@fairway/money';
import { chanceOf, oddsOf } from './odds.ts';
import type { Note, Play } from './play.ts';
import { forEachOutcome, resultSpaces } from './result-space.ts';

/** What is staked on one note of a draw, all tickets together, in minor units. */
export interface StakedNote {
  readonly note: Note;
  readonly stake: bigint;
}

/** Odds are whole thousandths. */
const thousand = 1000n;

/**
 * Mean and variance of what one draw returns on all notes staked on a play, in minor units and their squares, exact before a ticket's return is
 * rounded. One result decides all notes together: their joint chances are counted, and nothing is taken as independent.
 */
export function drawReturns(
  play: Play,
  staked: readonly StakedNote[],
): { expected: Fraction; variance: Fraction } {
  const returns = staked.map(({ note, stake }) => ({
    note,
    amount: stake * oddsOf(play, note).mul(Fraction.of(thousand)).roundTo(0, 'down'),
    chance: knownChance(play, note),
  }));
  const mean = returns.reduce(
    (sum, { amount, chance }) => sum.add(chance.mul(Fraction.of(amount))),
    Fraction.ZERO,
  );
  const square = play.form.kind === 'places' ? squareOfExclusive(returns) : squareOf(play, returns);
  return {
    expected: mean.div(Fraction.of(thousand)),
    variance: square.sub(mean.mul(mean)).div(Fraction.of(thousand * thousand)),
  };
}

interface PossibleReturn {
  readonly note: Note;
  /** Thousandths of a minor unit. */
  readonly amount: bigint;
  readonly chance: Fraction;
}

/** Notes of whole places exclude each other, and are equally likely. */
function squareOfExclusive(returns: readonly PossibleReturn[]): Fraction {
  const sum = returns.reduce((total, { amount }) => total + amount * amount, 0n);
  return (returns[0]?.chance ?? Fraction.ZERO).mul(Fraction.of(sum));
}

/** The sum over all pairs of notes, those of equal joint chance together. */
function squareOf(play: Play, returns: readonly PossibleReturn[]): Fraction {
  const pairs = new Map<string, { one: Note; other: Note; sum: bigint }>();
  for (const [index, first] of returns.entries())
    for (const second of returns.slice(index)) {
      const product = first.amount * second.amount * (first === second ? 1n : 2n);
      const kind = kindOfPair(play, first.note, second.note);
      const known = pairs.get(kind);
      if (known) known.sum += product;
      else pairs.set(kind, { one: first.note, other: second.note, sum: product });
    }
  let square = Fraction.ZERO;
  for (const [kind, { one, other, sum }] of pairs)
    square = square.add(jointChance(play, kind, one, other).mul(Fraction.of(sum)));
  return square;
}

/** Two sets win together by how many numbers they share; of other notes each pair counts by itself. */
function kindOfPair({ form }: Play, one: Note, other: Note): string {
  if (form.kind === 'set') return String(one.filter((number) => other.includes(number)).length);
  return `${one.join()} ${other.join()}`;
}

const known = new WeakMap<Play, Map<string, Fraction>>();

/** The chance that both win, counted once a process over every outcome of the places that decide them. */
function jointChance(play: Play, kind: string, one: Note, other: Note): Fraction {
  return remembered(play, kind, () => {
    const places = [...new Set([...play.looksAt(one), ...play.looksAt(other)])];
    let [won, all] = [0n, 0n];
    forEachOutcome(resultSpaces[play.lottery], places, (result) => {
      all += 1n;
      if (play.wins(one, result) && play.wins(other, result)) won += 1n;
    });
    return Fraction.of(won, all);
  });
}

/** Notes that are options differ in chance, all others of a play are alike. */
function knownChance(play: Play, note: Note): Fraction {
  const { kind } = play.form;
  const alike = kind === 'options' ? note[0] : kind === 'placedOptions' ? note[1] : 0;
  return remembered(play, `alone ${alike}`, () => chanceOf(play, note));
}

function remembered(play: Play, kind: string, count: () => Fraction): Fraction {
  const chances = known.get(play) ?? new Map<string, Fraction>();
  known.set(play, chances);
  const found = chances.get(kind) ?? count();
  chances.set(kind, found);
  return found;
}
