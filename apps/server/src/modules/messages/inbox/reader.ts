import { findMember } from '#modules/members';
import { selectRunningBreaks } from '#modules/risk';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** How long an inbox reaches back, in days: what is older is neither listed nor counted, and deleted. */
export const inboxDays = 90;

/** Who reads, as far as it decides which broadcasts are meant. */
export interface Reader {
  memberId: string;
  grade: number;
  /** Nobody on a break, or who is excluded, is invited to play. */
  invited: boolean;
  now: Date;
}

/** Throws `tokenRevoked` when the account is no longer there. */
export async function readerOf(db: Db | Tx, app: Platform, memberId: string): Promise<Reader> {
  const member = await findMember(db, memberId);
  if (!member) throw new AppError('tokenRevoked');
  const now = app.clock.now();
  const breaks = await selectRunningBreaks(db, [memberId], now);
  return {
    memberId,
    grade: member.grade,
    invited: member.status !== 'excluded' && member.status !== 'closing' && !breaks.has(memberId),
    now,
  };
}

export function inboxBegin(now: Date): Date {
  return addSeconds(now, -inboxDays * 86_400);
}
