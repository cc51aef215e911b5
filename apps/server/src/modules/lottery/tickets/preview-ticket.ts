import type { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import type { lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOpenIssues } from '../issues/issues-store.ts';
import { readAsked } from './read-tickets.ts';
import { roomFor } from './room.ts';

/** What a ticket costs and could return, and how often its numbers still go in the present issue. Throws `gameBetInvalid`, `amountScale`. */
export const previewTicket: Operation<
  (typeof lotteryEndpoints)['previewTicket'],
  (typeof lotterySchemas)['previewTicket']
> = async (app, _call, { lottery, currency, ...asked }) => {
  const read = readAsked(lottery, currency, asked);
  const open = await selectOpenIssues(app.db, await databaseNow(app.db));
  const issue = open.find((one) => one.lottery === lottery)?.issue;
  const room = issue === undefined ? null : await roomFor(app, { lottery, issue, currency }, read);
  return {
    notes: read.notes.notes.length,
    stake: formatMoney(read.stake),
    bestNote: formatMoney(money(currency, BigInt(Math.max(...read.risks.map(([minor]) => minor))))),
    timesLeft: room && Math.min(room.times, 999),
  };
};
