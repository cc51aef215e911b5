import type { yebEndpoints } from '@fairway/contract/wallet/yeb-endpoints.ts';
import type { yebSchemas } from '@fairway/contract/wallet/yeb-schemas.ts';
import {
  CNY,
  add,
  cny,
  compare,
  displayMoney,
  formatMoney,
  isPositive,
  parseMoney,
  subtract,
  tryParseMoney,
  type Money,
} from '@fairway/money';
import { accountsOf, move, postTransfer, readBalance, type Account } from '#modules/ledger';
import { shareMember } from '#modules/members';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { mayMoveMoney } from '../balance/may-move-money.ts';
import { currentTerms } from '../terms/current-terms.ts';
import { lockInterestMember } from './interest-store.ts';

/**
 * Moves money from the center wallet to the interest wallet. Throws `interestUnavailable`, `amountMalformed`, `amountTooSmall`,
 * `yebHeldLimit` and `insufficientBalance`.
 */
export const moveIntoYeb: Operation<
  (typeof yebEndpoints)['moveIntoYeb'],
  (typeof yebSchemas)['moveIntoYeb']
> = (app, call, input) => {
  const amount = readAmount(input.amount);
  return moveOnce(app, call, input, async (tx) => {
    mayMoveMoney(await shareMember(tx, call.member.memberId));
    const { interest } = (await currentTerms(tx, app)).terms;
    if (!interest.open) throw new AppError('interestUnavailable');
    const least = parseMoney(interest.minIn, CNY);
    if (compare(amount, least) < 0) throw new AppError('amountTooSmall', { min: displayMoney(least) });

    const own = accountsOf(call.member.memberId);
    const held = await readBalance(tx, own.interest());
    const most = parseMoney(interest.maxHeld, CNY);
    if (compare(add(held, amount), most) > 0) {
      const left = compare(held, most) >= 0 ? cny(0n) : subtract(most, held);
      throw new AppError('yebHeldLimit', { max: displayMoney(most), left: displayMoney(left) });
    }
    return { from: own.center('CNY'), to: own.interest(), amount, reason: 'interestIn' };
  });
};

/** Moves money back, at any time, also for an account that may not play. Throws `amountMalformed` and `insufficientBalance`. */
export const moveOutOfYeb: Operation<
  (typeof yebEndpoints)['moveOutOfYeb'],
  (typeof yebSchemas)['moveOutOfYeb']
> = (app, call, input) => {
  const amount = readAmount(input.amount);
  const own = accountsOf(call.member.memberId);
  return moveOnce(app, call, input, () =>
    Promise.resolve({ from: own.interest(), to: own.center('CNY'), amount, reason: 'interestOut' }),
  );
};

interface Move {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Money;
  readonly reason: 'interestIn' | 'interestOut';
}

/** One move a button; the member's moves and payments come one after another. */
function moveOnce(app: Platform, call: MemberCall, input: unknown, judge: (tx: Tx) => Promise<Move>) {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  return onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      await lockInterestMember(tx, memberId);
      const { from, to, amount, reason } = await judge(tx);
      const own = accountsOf(memberId);
      const balances = await postTransfer(tx, {
        id: app.ids.uuid(),
        reason,
        legs: move(from, to, amount),
        at: app.clock.now(),
        requestId: `interest/${operationId}`,
      });
      await push(tx, app, 'memberWallet', { memberId }, { cause: 'interest' });
      return {
        centerWalletBalance: formatMoney(balances.of(own.center('CNY'))),
        yebWalletBalance: formatMoney(balances.of(own.interest())),
      };
    },
  );
}

function readAmount(text: string): Money {
  const amount = tryParseMoney(text, CNY);
  if (!amount || !isPositive(amount)) throw new AppError('amountMalformed');
  return amount;
}
