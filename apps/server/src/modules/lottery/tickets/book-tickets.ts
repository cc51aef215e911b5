import { add, formatMoney, money } from '@fairway/money';
import { accountsOf, AccountFrozen, laneOf, move, type LaneRequest } from '#modules/ledger';
import { stakeConstraints } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { hashInput } from '#platform/idempotency/run-once.ts';
import { companion } from '#modules/ledger';
import { outboxTable, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetLimits, limitRules } from '../limits/read-limits.ts';
import { newTicket } from './new-ticket.ts';
import type { PlacedTickets, Placing } from './placing.ts';
import { presentTicket } from './present-ticket.ts';
import { rightsRefusal, roomRefusal } from './refusals.ts';
import { locksOf, ticketRow } from './tickets-store.ts';

/** The rules of the rows that say: this member may not stake now. */
const rights: ReadonlySet<string> = new Set(['lottery_tickets_rights', ...stakeConstraints]);

/** Books tickets through the process's lane. `placedAt` of the answer is not the rows' yet. `overtaken`: the limits have changed, they are to be judged again. Throws what refuses the member, the stake or the issue. */
export async function bookTickets(app: Platform, placing: Placing): Promise<PlacedTickets | 'overtaken'> {
  try {
    return await laneOf(app).post(requestFor(app, placing));
  } catch (fault) {
    // The lane keeps no refusal of a frozen account.
    if (fault instanceof AccountFrozen) throw fault;
    const rule = refusedBy(fault) ?? '';
    if (limitRules.has(rule)) {
      forgetLimits(app);
      return 'overtaken';
    }
    if (rule === 'lottery_tickets_open') throw new AppError('drawClosed');
    if (rule === 'lottery_tickets_room') throw await roomRefusal(app, placing);
    if (rights.has(rule)) throw await rightsRefusal(app, placing);
    throw fault;
  }
}

function requestFor(app: Platform, placing: Placing): LaneRequest<PlacedTickets> {
  const { call, key, lottery, issue, currency } = placing;
  const { memberId } = call.member;
  const own = accountsOf(memberId);
  const center = own.center(currency);
  const pool = own.house('gamesPool', currency, lottery);
  const at = app.clock.now();
  const orderId = app.ids.uuid();
  const rows = placing.tickets.map((read) =>
    newTicket(app, { memberId, lottery, issue, currency }, read, {
      orderId,
      chaseId: null,
      limits: placing.limits,
    }),
  );
  const staked = placing.tickets.map(({ stake }) => stake);
  return {
    transfers: rows.map((row) => ({
      id: row.stake_transfer,
      reason: 'gameStake' as const,
      legs: move(center, pool, money(currency, row.stake)),
      at,
      requestId: row.bill_no,
    })),
    subject: orderId,
    rows: [
      ...rows.map(ticketRow),
      companion(outboxTable, pushRow('memberWallet', { memberId }, { cause: 'game' }, at)),
    ],
    locks: locksOf({ lottery, issue }),
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at,
    },
    answer: (balances) => ({
      tickets: rows.map((row) =>
        presentTicket({ ...row, placed_at: at, cause: null, returned: null, result: null }),
      ),
      stake: formatMoney(staked.reduce((sum, one) => add(sum, one))),
      balance: formatMoney(balances.of(center)),
    }),
  };
}
