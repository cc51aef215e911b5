import { roundAt, type NamedRound } from '#modules/beacon';
import { takeLinks } from '#modules/games';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { IssueTimes } from '../rules/timetable.ts';
import { insertIssues } from './issues-store.ts';

/** Writes issues in their order, each with the next link of the house's chain and its round of public randomness. */
export async function writeIssues(
  tx: Tx,
  app: Platform,
  lottery: LotteryCode,
  times: readonly IssueTimes[],
): Promise<void> {
  const links = await takeLinks(tx, app, lottery, times.length);
  await insertIssues(
    tx,
    times.map((issue, place) => {
      const link = links[place];
      if (!link) throw new Error(`${lottery} has too few links`);
      const { chain, round, at } = roundOf(app, issue);
      return {
        lottery,
        issue: issue.issue,
        opens_at: issue.opensAt,
        closes_at: issue.closesAt,
        draws_at: issue.drawsAt,
        chain: link.chain,
        link_index: link.index,
        first_link: link.firstLink,
        beacon_chain: chain,
        beacon_round: round,
        beacon_at: at,
      };
    }),
  );
}

/** The first round at or after the draw, and a second after the closing at least. */
export function roundOf(
  app: Platform,
  { closesAt, drawsAt }: Omit<IssueTimes, 'issue' | 'opensAt'>,
): NamedRound {
  const afterClosing = addSeconds(closesAt, 1);
  return roundAt(app, drawsAt > afterClosing ? drawsAt : afterClosing);
}
