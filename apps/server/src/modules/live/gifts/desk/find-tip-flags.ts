import type { TipFlagKind } from '@fairway/contract/live/gifts.ts';
import type { Platform } from '#platform/platform.ts';
import { findCircles } from '../circle/linked-givers.ts';
import { selectGiven, selectRushes, type GivenPair } from './flags-store.ts';

/** What a person should look at of one giver and anchor, over the last seven days. */
export interface TipFlagRow extends GivenPair {
  readonly kind: TipFlagKind;
}

/** An anchor’s week below a hundred yuan says nothing of its givers. */
const leastCoins = 1_000n;

/** What stands out of the last seven days of all anchors, or of one; the most coins first. */
export async function findTipFlags(app: Platform, anchorId: string | null = null): Promise<TipFlagRow[]> {
  const now = app.clock.now();
  const given = await selectGiven(app.db, { now, anchorId });
  const rushed = await selectRushes(app.db, { now, anchorId });
  const circles = await findCircles(
    app,
    given.map(({ anchor_member: one, member_id: other }) => ({ one, other })),
  );
  return given.flatMap((pair, place) => {
    const kinds: TipFlagKind[] = [];
    if (pair.coins * 10n > pair.all_coins * 6n && pair.all_coins >= leastCoins) kinds.push('share');
    if (circles.has(place)) kinds.push('circle');
    if (rushed.has(`${pair.anchor_id} ${pair.member_id}`)) kinds.push('rush');
    return kinds.map((kind) => ({ ...pair, kind }));
  });
}
