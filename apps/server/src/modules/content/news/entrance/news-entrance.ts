import { findMember } from '#modules/members';
import { publishedConfiguration } from '#modules/site';
import { AppError } from '#platform/errors.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { admits } from './admits.ts';

type Caller = Pick<VisitorCall, 'member'>;

/** Whether the news is open to the caller; only a whitelist needs to look at the member. */
export async function isNewsOpen(app: Platform, { member }: Caller): Promise<boolean> {
  const { newsEntrance } = (await publishedConfiguration(app)).configuration;
  const asks = newsEntrance.open && newsEntrance.audience !== 'all';
  const entrant = asks && member ? await findMember(app.db, member.memberId) : undefined;
  return admits(newsEntrance, entrant);
}

/** Throws `newsClosed` where the entrance is not open to the caller. */
export async function requireNews(app: Platform, call: Caller): Promise<void> {
  if (!(await isNewsOpen(app, call))) throw new AppError('newsClosed');
}

/** Whether everybody may read: feeds, pictures and the document's head know no caller. */
export async function isNewsPublic(app: Platform): Promise<boolean> {
  return isNewsOpen(app, { member: undefined });
}
