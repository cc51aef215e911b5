import {
  isLine,
  isMarketCode,
  hasLine,
  selectionsOf,
  seriesStepKinds,
  winnersOf,
  type Incident,
  type ValuedMarket,
} from '@fairway/betting';
import { z } from 'zod';
import type { FeedEntry } from '../feed.ts';

/** The feed's names and shapes (its page: `apps/sandbox/README.md`, «Odds feed»). */
const million = 1_000_000;

const goals = z.strictObject({ home: z.int().min(0).max(99), away: z.int().min(0).max(99) });
const moment = {
  half: z.union([z.literal(1), z.literal(2)]),
  second: z.int().min(0).max(10_000),
  score: goals,
};
const side = z.enum(['home', 'away']);
const shirt = z.int().min(0).max(99);

/** An incident that is not among these proves nothing: something happened that nobody here understands. */
const incident = z.discriminatedUnion('kind', [
  z.object({ ...moment, kind: z.enum(['kickOff', 'halfTime', 'secondHalf', 'fullTime']) }),
  z.object({ ...moment, kind: z.enum(['dangerousAttack', 'corner', 'varCheck']), side }),
  z.object({ ...moment, kind: z.enum(['goal', 'yellowCard', 'redCard']), side, shirt }),
  z.object({ ...moment, kind: z.literal('varDecision'), side, goalStands: z.boolean() }),
  z.object({ ...moment, kind: z.literal('stoppageTime'), minutes: z.int().min(0).max(60) }),
]);

/** A step of a series, with its maps as they are after it. */
const step = z.object({
  kind: z.enum(seriesStepKinds),
  map: z.int().min(1).max(5),
  second: z.int().min(0).max(100_000),
  side: side.nullable(),
  maps: z.array(goals).max(5),
  now: goals.nullable(),
});

const chance = z.int().min(0).max(million);
const market = z.object({
  market: z.string(),
  line: z.int().nullable(),
  main: z.boolean(),
  chances: z.record(z.string(), chance),
});

const head = { number: z.int().min(1), at: z.iso.datetime() };
const entry = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.literal('incident'), incident }),
  z.object({ ...head, kind: z.literal('series'), step }),
  z.object({ ...head, kind: z.literal('prices'), markets: z.array(market).max(200) }),
  z.object({ ...head, kind: z.literal('superseded') }),
]);
type WireEntry = z.infer<typeof entry>;

export const coverAnswer = z.object({
  code: z.string(),
  requestNo: z.string().optional(),
  matchId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});

export const updatesAnswer = z.object({
  code: z.literal('OK'),
  requestNo: z.string(),
  at: z.iso.datetime(),
  matches: z
    .array(z.object({ matchId: z.string(), last: z.int().min(0), entries: z.array(entry).max(1000) }))
    .max(50),
});

/** An entry in our terms; undefined for prices that do not add up. */
export function translateEntry(wire: WireEntry): FeedEntry | undefined {
  const { number } = wire;
  const at = new Date(wire.at);
  if (wire.kind === 'superseded') return { number, at, kind: 'superseded' };
  if (wire.kind === 'series') return { number, at, kind: 'series', step: wire.step };
  if (wire.kind === 'incident') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every member of the union was read as such above
    const happened = { ...wire.incident, sequence: number } as Incident;
    return { number, at, kind: 'incident', incident: happened };
  }
  const markets: ValuedMarket[] = [];
  for (const row of wire.markets) {
    // A market that this house does not offer is none of its business.
    if (!isMarketCode(row.market)) continue;
    const valued = valuedMarket({ ...row, market: row.market });
    if (!valued) return undefined;
    markets.push(valued);
  }
  return { number, at, kind: 'prices', markets };
}

function valuedMarket({
  market: code,
  line,
  main,
  chances,
}: Omit<z.infer<typeof market>, 'market'> & { market: ValuedMarket['market'] }): ValuedMarket | undefined {
  if (hasLine(code) ? line === null || !isLine(code, line) : line !== null) return undefined;
  const selections = selectionsOf(code);
  const given = selections.map((selection) => chances[selection]);
  if (Object.keys(chances).length !== selections.length || given.includes(undefined)) return undefined;
  const shares = given.map((one) => (one ?? 0) / million);
  // Each chance is rounded to a millionth; a sum further from what comes true together is not one of chances.
  const sum = shares.reduce((total, share) => total + share, 0);
  if (Math.abs(sum - winnersOf(code)) > 0.001) return undefined;
  return { market: code, line, main, chances: shares };
}
