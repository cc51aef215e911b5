import { laneOf } from '#modules/ledger';
import { refusedBy } from '#platform/db/sql-faults.ts';
import type { Platform } from '#platform/platform.ts';
import type { IssueRow } from '../tables.ts';
import type { UnsettledTicketRow } from '../tickets/unsettled-tickets-store.ts';
import { requestForTickets } from './request-for-tickets.ts';
import { returnsOf } from './returns-of.ts';

/** Tickets of a member paid by one request: what one refusal sends back to be paid one by one. */
const mostTogether = 50;

/** Pays tickets through the process's lane, those of a member together. One that another process has paid is left. */
export async function settleTickets(
  app: Platform,
  issue: IssueRow,
  tickets: readonly UnsettledTicketRow[],
): Promise<void> {
  const refused = await post(app, issue, togetherOf(tickets));
  // Another process has paid some of these: each by itself.
  await post(
    app,
    issue,
    refused.filter((together) => together.length > 1).flatMap((together) => together.map((one) => [one])),
  );
}

type Together = readonly UnsettledTicketRow[];

/** Tickets of one member and currency, a few dozen at most. */
function togetherOf(tickets: readonly UnsettledTicketRow[]): Together[] {
  const own = Map.groupBy(tickets, ({ member_id, currency }) => `${currency} ${member_id}`);
  return [...own.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / mostTogether) }, (_, part) =>
      all.slice(part * mostTogether, (part + 1) * mostTogether),
    ),
  );
}

/** Answers those of which at least one ticket was paid before, so that nothing of them is written. */
async function post(app: Platform, issue: IssueRow, requests: readonly Together[]): Promise<Together[]> {
  const lane = laneOf(app);
  const returnOf = returnsOf(issue);
  const outcomes = await Promise.allSettled(
    requests.map((together) => lane.post(requestForTickets(app, issue, together, returnOf))),
  );
  return requests.filter((_, index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') return false;
    if (refusedBy(outcome.reason) !== 'lottery_results_pkey') throw outcome.reason;
    return true;
  });
}
