import { decimalText, drawReturns, noteText, playOf, readPick, type StakedNote } from '@fairway/fair-games';
import type { Platform } from '#platform/platform.ts';
import type { IssueRow } from '../tables.ts';
import {
  insertIssueSums,
  isAddedUp,
  selectPickSums,
  type PickSums,
  type PlaySums,
} from './issue-sums-store.ts';

/**
 * Writes what came of a settled issue by play and currency, and what its draw should have returned by the rules with how far chance scatters
 * that (0322). May run again and beside others: the sums of an issue are written once.
 */
export async function addUpIssue(app: Platform, issue: IssueRow): Promise<void> {
  if (await isAddedUp(app.db, issue)) return;
  const picks = await selectPickSums(app.db, issue);
  const groups = Map.groupBy(picks, ({ play, currency }) => `${play} ${currency}`);
  const sums = [...groups.values()].map((group) => sumsOf(group, issue.voided_at !== null));
  await insertIssueSums(app.db, issue, sums);
}

/** Of all picks of one play and currency. */
function sumsOf(picks: readonly PickSums[], voided: boolean): PlaySums {
  const [first] = picks;
  if (!first) throw new RangeError('no picks');
  const { expected, variance } = voided ? { expected: null, variance: null } : returnsText(first.play, picks);
  return {
    play: first.play,
    currency: first.currency,
    tickets: picks.reduce((sum, { tickets }) => sum + tickets, 0),
    paid: picks.reduce((sum, { paid }) => sum + paid, 0),
    staked: picks.reduce((sum, { staked }) => sum + staked, 0n),
    returned: picks.reduce((sum, { returned }) => sum + returned, 0n),
    expected,
    variance,
  };
}

/** Exact until they are cut to 8 decimals of a minor unit. */
function returnsText(code: string, picks: readonly PickSums[]): { expected: string; variance: string } {
  const play = playOf(code);
  const notes = new Map<string, StakedNote>();
  for (const { pick, stakePerNote } of picks)
    for (const note of readPick(play.form, pick)) {
      const text = noteText(play.form, note);
      notes.set(text, { note, stake: (notes.get(text)?.stake ?? 0n) + stakePerNote });
    }
  const { expected, variance } = drawReturns(play, [...notes.values()]);
  return { expected: decimalText(expected), variance: decimalText(variance) };
}
