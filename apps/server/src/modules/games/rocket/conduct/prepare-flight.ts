import { requireRound, roundAt } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { takeLinks } from '../../chains/take-links.ts';
import { insertFlight } from '../flights-store.ts';
import { announcedSeconds, bettingSeconds, rocketGame } from '../rocket-game.ts';
import type { ProvenFlightRow } from '../tables.ts';

/** Names the next flight in the caller's transaction: its link, its times and its round of public randomness, which is asked for. */
export async function prepareFlight(
  tx: Tx,
  app: Platform,
  { last, now }: { last: ProvenFlightRow | undefined; now: Date },
): Promise<{ number: number; opensAt: Date; closesAt: Date }> {
  const [link] = await takeLinks(tx, app, rocketGame.code, 1);
  if (!link) throw new Error('the chain has no link');
  const opensAt = addSeconds(now, announcedSeconds);
  const closesAt = addSeconds(opensAt, bettingSeconds);
  const round = roundAt(app, addSeconds(closesAt, 1));
  const number = Number(last?.number ?? 0) + 1;
  await insertFlight(tx, {
    number,
    opens_at: opensAt,
    closes_at: closesAt,
    chain: link.chain,
    link_index: link.index,
    beacon_chain: round.chain,
    beacon_round: round.round,
    beacon_at: round.at,
  });
  await requireRound(tx, round);
  return { number, opensAt, closesAt };
}
