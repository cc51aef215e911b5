import type { MarketSelection } from '../markets/selections.ts';
import { builderLegs, canBeBuilt } from './builder-legs.ts';
import { legsTrueAt } from './legs-true-at.ts';

/** Why legs make no builder. */
type BuilderReason =
  /** Fewer than two legs, or more than six. */
  | 'tooFew'
  | 'tooMany'
  /** Of another match than the first leg. */
  | 'otherMatch'
  /** A market of another sport, one with refunds, or a whole or quarter line. */
  | 'notBuilt'
  /** No score makes it true beside the legs before it. */
  | 'impossible'
  /** The other legs imply it: it would add nothing. */
  | 'redundant';

/** A refusal; `place` is the leg's, null where it is of the number of legs. */
export interface BuilderRefusal {
  readonly place: number | null;
  readonly reason: BuilderReason;
}

/** Goals a side that are looked at: more than any line or score of a board asks about. */
const mostGoals = 15;

/** What keeps legs from being one builder, each by its place; empty where nothing does. Asks logic alone, no probability. */
export function builderRefusals(
  legs: readonly { readonly fixtureId: string; readonly selection: MarketSelection }[],
): BuilderRefusal[] {
  if (legs.length > builderLegs.most) return [{ place: null, reason: 'tooMany' }];
  const first = legs[0]?.fixtureId;
  const foreign = legs.flatMap(({ fixtureId, selection }, place): BuilderRefusal[] => {
    if (fixtureId !== first) return [{ place, reason: 'otherMatch' }];
    return canBeBuilt(selection) ? [] : [{ place, reason: 'notBuilt' }];
  });
  if (foreign.length > 0) return foreign;
  if (legs.length < builderLegs.least) return [{ place: null, reason: 'tooFew' }];

  const came = combinationsThatCome(legs.map(({ selection }) => selection));
  const impossible = legs.findIndex((_, place) => !came.some((bits) => (bits & upTo(place)) === upTo(place)));
  if (impossible >= 0) return [{ place: impossible, reason: 'impossible' }];
  const all = upTo(legs.length - 1);
  return legs.flatMap((_, place): BuilderRefusal[] => {
    const others = all & ~(1 << place);
    return came.includes(others) ? [] : [{ place, reason: 'redundant' }];
  });
}

/** The bits of the legs from the first to this one. */
function upTo(place: number): number {
  return (1 << (place + 1)) - 1;
}

/** Every set of legs that exactly comes true at some half-time and final score. */
function combinationsThatCome(legs: readonly MarketSelection[]): number[] {
  const trueAt = legsTrueAt(legs);
  const came = new Set<number>();
  for (let home = 0; home <= mostGoals; home += 1) {
    for (let away = 0; away <= mostGoals; away += 1) {
      for (let halfHome = 0; halfHome <= home; halfHome += 1) {
        for (let halfAway = 0; halfAway <= away; halfAway += 1)
          came.add(trueAt({ home: halfHome, away: halfAway }, { home, away }));
      }
    }
  }
  return [...came];
}
