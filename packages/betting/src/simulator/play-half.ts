import type { ExpectedGoals } from '../pricing/model/goal-model.ts';
import { redCardFactors } from '../pricing/scores/red-cards.ts';
import type { Happening, Side } from './incident.ts';
import { incidentRates, ratesOf, type SideRates } from './incident-rates.ts';
import type { Random } from './seeded-random.ts';

/** Shirts booked so far and men sent off, carried from the first half into the second. */
export interface Discipline {
  readonly home: Set<number>;
  readonly away: Set<number>;
  readonly sentOff: { home: number; away: number };
}

export interface PlayedHalf {
  readonly happenings: readonly Happening[];
  readonly stoppage: number;
}

const regular = 45 * 60;
const sides: readonly Side[] = ['home', 'away'];
const kinds = [
  'goal',
  'corner',
  'yellowCard',
  'redCard',
  'dangerousAttack',
] as const satisfies readonly (keyof SideRates)[];

/** One half, second by second: at most one thing happens in a second, and nothing while a goal is celebrated or checked. */
export function playHalf(
  half: 1 | 2,
  expected: ExpectedGoals,
  random: Random,
  discipline: Discipline,
): PlayedHalf {
  const stoppage = half === 1 ? 1 + whole(random, 4) : 3 + whole(random, 6);
  const whistle = regular + stoppage * 60 + whole(random, 45);
  const rates = ratesOf(half, expected, whistle);
  const happenings: Happening[] = [{ kind: half === 1 ? 'kickOff' : 'secondHalf', second: 0 }];

  let chances = chancesOf(rates, discipline);
  let announced = false;
  let second = 0;
  while (second < whistle) {
    second += 1;
    if (!announced && second >= regular) {
      happenings.push({ kind: 'stoppageTime', minutes: stoppage, second });
      announced = true;
    }
    const draw = random();
    const drawn = draw < (chances.at(-1)?.reach ?? 0) ? chances.find(({ reach }) => draw < reach) : undefined;
    if (drawn === undefined) continue;
    second = happen(happenings, drawn, second, random, discipline);
    if (drawn.kind !== 'dangerousAttack') chances = chancesOf(rates, discipline);
  }

  if (!announced) happenings.push({ kind: 'stoppageTime', minutes: stoppage, second });
  happenings.push({ kind: half === 1 ? 'halfTime' : 'fullTime', second });
  return { happenings, stoppage };
}

interface Drawn {
  readonly kind: keyof SideRates;
  readonly side: Side;
}

/** A draw below `reach`, and not below the one before, is this happening. */
interface Chance extends Drawn {
  readonly reach: number;
}

function chancesOf(rates: Record<Side, SideRates>, { sentOff }: Discipline): Chance[] {
  const cards = redCardFactors(sentOff);
  let reach = 0;
  return sides.flatMap((side) =>
    kinds.map((kind) => {
      reach += rates[side][kind] * (kind === 'goal' ? cards[side] : 1);
      return { kind, side, reach };
    }),
  );
}

/** Writes one happening with all that follows from it; answers the second at which play goes on. */
function happen(
  happenings: Happening[],
  { kind, side }: Drawn,
  second: number,
  random: Random,
  discipline: Discipline,
): number {
  if (kind === 'goal') return score(happenings, side, second, random);
  if (kind === 'yellowCard' || kind === 'redCard')
    return book(happenings, { kind, side }, second, random, discipline);
  happenings.push({ kind, side, second });
  return second;
}

function score(happenings: Happening[], side: Side, second: number, random: Random): number {
  happenings.push({ kind: 'dangerousAttack', side, second });
  happenings.push({ kind: 'goal', side, shirt: 2 + whole(random, 10), second });
  if (random() >= incidentRates.checkedGoals) return second + incidentRates.celebration;

  const check = second + 15;
  const decision = check + 30 + whole(random, 60);
  happenings.push({ kind: 'varCheck', side, second: check });
  const goalStands = random() >= incidentRates.withdrawnGoals;
  happenings.push({ kind: 'varDecision', side, goalStands, second: decision });
  return decision + incidentRates.restart;
}

function book(
  happenings: Happening[],
  { kind, side }: { kind: 'yellowCard' | 'redCard'; side: Side },
  second: number,
  random: Random,
  discipline: Discipline,
): number {
  if (discipline.sentOff[side] >= incidentRates.mostSentOff) return second;
  const drawn = 2 + whole(random, 10);
  // a booked man takes care: his second foul is mostly another player's
  const shirt = discipline[side].has(drawn) ? 2 + whole(random, 10) : drawn;
  const secondYellow = kind === 'yellowCard' && discipline[side].has(shirt);
  if (kind === 'yellowCard') happenings.push({ kind, side, shirt, second });
  if (kind === 'redCard' || secondYellow) {
    happenings.push({ kind: 'redCard', side, shirt, second });
    discipline.sentOff[side] += 1;
    discipline[side].delete(shirt);
  } else {
    discipline[side].add(shirt);
  }
  return second + incidentRates.restart;
}

/** A whole number from 0 up to but not including `count`. */
function whole(random: Random, count: number): number {
  return Math.floor(random() * count);
}
