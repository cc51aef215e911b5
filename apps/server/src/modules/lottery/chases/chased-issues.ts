import { AppError } from '#platform/errors.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { stateOf } from '../issues/present-issue.ts';
import { selectIssuesFrom } from './due-chases-store.ts';

/**
 * Throws unless the issues follow each other on the timetable, beginning with one that is open or coming: `drawClosed` where that one is
 * past, `chaseIssuesInvalid` for any other list.
 */
export async function mustFollow(tx: Tx, lottery: LotteryCode, asked: readonly string[]): Promise<void> {
  const [first = ''] = asked;
  const known = await selectIssuesFrom(tx, lottery, first, asked.length);
  const [start] = known;
  if (start?.issue !== first) throw new AppError('chaseIssuesInvalid');
  const state = stateOf(start, await databaseNow(tx));
  if (state !== 'open' && state !== 'scheduled') throw new AppError('drawClosed');
  if (asked.some((issue, place) => known[place]?.issue !== issue)) throw new AppError('chaseIssuesInvalid');
}
