import type { soccerLotteryEndpoints } from '@fairway/contract/promotions/soccer-lottery/endpoints.ts';
import type { soccerLotterySchemas } from '@fairway/contract/promotions/soccer-lottery/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { selectMatches } from '../rounds/matches-store.ts';
import { presentMatch } from '../rounds/present-match.ts';
import { selectIssue, selectIssues } from './issues-store.ts';
import { ownLines } from './own-lines.ts';
import { selectPrizesOf } from './prizes-of-store.ts';
import { presentIssue } from './present-issue.ts';
import { presentTicket } from './present-ticket.ts';
import { selectOwnTickets } from './tickets-store.ts';

/** An issue with its matches, the own lines and tickets; without a number the newest one. Throws `activityUnknown`. */
export const getSoccerIssue: Operation<
  (typeof soccerLotteryEndpoints)['getSoccerIssue'],
  (typeof soccerLotterySchemas)['getSoccerIssue']
> = async (app, call, { issue }) => {
  const row = issue === undefined ? (await selectIssues(app.db, 1))[0] : await selectIssue(app.db, issue);
  const campaign = row && (await selectPublished(app.db, { kind: 'competeLottery', no: row.no }));
  if (!row || campaign?.terms.kind !== 'competeLottery') throw new AppError('activityUnknown');
  const { terms } = campaign;
  const now = await databaseNow(app.db);
  const matches = await selectMatches(app.db, row);
  // What counted when it was settled stays as it was then.
  const at = row.settled_at ?? now;
  const memberId = call.member?.memberId;
  const tickets = memberId === undefined ? [] : await selectOwnTickets(app.db, memberId, row);
  const rewards =
    memberId === undefined
      ? []
      : await selectPrizesOf(
          app.db,
          memberId,
          tickets.map(({ id }) => id),
        );
  const { first_lines: firstLines, second_lines: secondLines } = row;
  return {
    ...presentIssue(row, now),
    matches: matches.map((match) => presentMatch(match, call.language, at)),
    outcome:
      firstLines === null || secondLines === null
        ? null
        : { firstLines, secondLines, carried: formatMoney(money('CNY', row.carried)) },
    lines:
      memberId === undefined
        ? null
        : await ownLines(app.db, memberId, {
            no: row.no,
            perLine: terms.playPerLine,
            played: (await readMemberView(app.db, app, memberId, { since: campaign.starts_at, now })).played,
          }),
    tickets: tickets.map((ticket) => presentTicket(ticket, { matches, rewards, now: at })),
    now: now.toISOString(),
  };
};
