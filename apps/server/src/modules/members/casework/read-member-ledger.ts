import type { membersOperatorEndpoints } from '@fairway/contract/members/operator-endpoints.ts';
import type { membersOperatorSchemas } from '@fairway/contract/members/operator-schemas.ts';
import { formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readOwnerBalances, readStatement, sumByReason, type Account } from '#modules/ledger';
import { findMemberById } from './casework-store.ts';

const pageSize = 50;

/** Every account the member has used: its balance and, by reason, the sums of the lines it is made of. */
export const listMemberBalances: Operation<
  (typeof membersOperatorEndpoints)['listMemberBalances'],
  (typeof membersOperatorSchemas)['listMemberBalances']
> = async (app, _call, { memberId }) => {
  if (!(await findMemberById(app.db, memberId))) throw new AppError('memberNotFound');
  const held = await readOwnerBalances(app.db, memberId);
  const accounts = await Promise.all(
    held.map(async ({ account, balance }) => {
      const sums = await sumByReason(app.db, account);
      return {
        account: nameOf(account),
        kind: account.kind,
        part: account.part,
        currency: account.currency,
        balance: formatMoney(balance),
        lines: sums.reduce((count, sum) => count + sum.count, 0),
        sums: sums.map(({ reason, count, amount }) => ({ reason, count, amount: formatMoney(amount) })),
      };
    }),
  );
  return { accounts };
};

/** The lines of one account, newest first, 50 a page. An account the member never used has none. */
export const listMemberLedger: Operation<
  (typeof membersOperatorEndpoints)['listMemberLedger'],
  (typeof membersOperatorSchemas)['listMemberLedger']
> = async (app, _call, { memberId, account: name, cursor }) => {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) throw new AppError('inputInvalid');
  if (!(await findMemberById(app.db, memberId))) throw new AppError('memberNotFound');
  const held = await readOwnerBalances(app.db, memberId);
  const account = held.find((each) => nameOf(each.account) === name)?.account;
  if (!account) return { lines: [], next: null };
  const page = await readStatement(app.db, account, {
    before: cursor ? BigInt(cursor) : null,
    limit: pageSize,
  });
  return {
    lines: page.lines.map((line) => ({
      seq: line.seq.toString(),
      at: line.at.toISOString(),
      reason: line.reason,
      amount: formatMoney(line.amount),
      balanceAfter: formatMoney(line.balanceAfter),
      reference: line.requestId,
      transferId: line.transferId,
      reverses: line.reverses,
    })),
    next: page.next?.toString() ?? null,
  };
};

/** `center/CNY`, `venue/fairway-sports/CNY`: the key without its owner. */
function nameOf({ kind, part, currency }: Account): string {
  return part === null ? `${kind}/${currency}` : `${kind}/${part}/${currency}`;
}
