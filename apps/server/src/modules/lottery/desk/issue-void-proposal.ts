import { lotteryCode } from '@fairway/contract/lottery/schemas.ts';
import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import { holdIssue, type IssueKey } from '../issues/issues-store.ts';
import { isVoidable, voidIssue } from '../issues/void-issue.ts';
import type { IssueRow } from '../tables.ts';

/** A proposal stands on an issue that can still be voided; closing it meanwhile changes nothing. */
export function versionOf(row: IssueRow | undefined, now: Date): string {
  return row && isVoidable(row, now) ? 'undecided' : 'decided';
}

export const objectIdOf = ({ lottery, issue }: IssueKey): string => `${lottery}/${issue}`;

function keyOf(objectId: string): IssueKey {
  const [lottery, issue = ''] = objectId.split('/');
  return { lottery: lotteryCode.parse(lottery), issue };
}

const payload = z.object({ after: z.record(z.string(), z.unknown()) });

/**
 * An operator proposes to void an issue, another approves before its round of public randomness is out: bets end, and every stake is
 * given back. Nothing happens by silence: an issue that nobody decides on is drawn.
 */
export const issueVoidProposal: ProposalKind = {
  name: 'lottery.void',
  rights: { read: 'games.read', propose: 'games.pit', decide: 'games.pit' },
  objectKind: 'lotteryIssue',
  after: (stored) => payload.parse(stored).after,
  async lockVersion(tx, objectId) {
    const row = await holdIssue(tx, keyOf(objectId));
    return versionOf(row, await databaseNow(tx));
  },
  async carryOut(tx, app, _call, row) {
    if (!(await voidIssue(tx, app, keyOf(row.object_id), 'operators'))) throw new AppError('approvalVoided');
  },
};
