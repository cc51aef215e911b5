import type { Hashing } from '../fairness/hashing.ts';
import { FairGamesError } from '../fair-games-error.ts';
import { readOneOf, readRecord } from '../games/read-input.ts';
import { bigRoad, type RoadResult } from '../roads/big-road.ts';
import { derivedRoad, runsOf } from '../roads/derived-road.ts';
import { layOut } from '../roads/lay-out.ts';
import type { Answer } from './answer.ts';

const sides: readonly RoadResult[] = ['banker', 'player', 'tie'];
/** Eight packs have 416 cards, four a deal: a shoe is shorter. */
const mostDeals = 104;

/**
 * The roads of a shoe of baccarat: `{kind:"roads",results}`, each `banker`, `player` or `tie`. Answers every cell with column and row from 1
 * as it is drawn in six rows. Throws FairGamesError.
 */
export function verifyRoads(_: Hashing, question: unknown): Answer {
  const { results } = readRecord(question, ['kind', 'results'], 'malformed');
  if (!Array.isArray(results) || results.length > mostDeals)
    throw new FairGamesError('badResult', `results are a list of at most ${mostDeals}`);
  const road = bigRoad(results.map((one: unknown) => readOneOf(one, sides, 'badResult')));
  const lengths = road.columns.map(({ cells }) => cells.length);
  const places = layOut(lengths);
  return {
    kind: 'roads',
    big: road.columns.flatMap(({ side, cells }, column) =>
      cells.map(({ ties }, row) => ({ side, ties, ...places[column]?.[row] })),
    ),
    tiesBefore: road.tiesBefore,
    bigEye: derived(lengths, 1),
    small: derived(lengths, 2),
    cockroach: derived(lengths, 3),
  };
}

function derived(lengths: readonly number[], k: 1 | 2 | 3) {
  const runs = runsOf(derivedRoad(lengths, k));
  const places = layOut(runs.map(({ length }) => length));
  return runs.flatMap(({ colour }, run) => (places[run] ?? []).map((place) => ({ colour, ...place })));
}
