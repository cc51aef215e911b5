import { appealReasons } from '@fairway/contract/matching/appeals.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { AppError } from '#platform/errors.ts';
import { cancelDepositOrder } from '../../cashier/deposits/orders/cancel-deposit-order.ts';
import { confirmFastDeposit } from '../member/confirm-fast-deposit.ts';
import { confirmFastWithdrawal } from '../member/confirm-fast-withdrawal.ts';
import { appealFastWithdrawal } from '../member/appeal-fast-withdrawal.ts';
import { withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import type { PartRow } from '../parts/part-store.ts';
import { killedAt, Killed, killedWhen } from '../../cashier/testing/processes/killed-platform.ts';

/** What the two sides of a part press, twice at once as impatient fingers do, and the first answer perhaps lost with its process. */
export function matchingPeople(app: Platform, pick: (below: number) => number) {
  const press = async (
    memberId: string,
    operation: string,
    act: (app: Platform, call: MemberCall) => Promise<unknown>,
  ): Promise<void> => {
    const call = callOf(memberId, operation, app.ids.uuid());
    const when = killedWhen[pick(3)] ?? 'after';
    const first = pick(8) === 0 ? killedAt(app, 1, when).app : app;
    const twice = pick(8) === 0 || first !== app;
    const ends = await Promise.allSettled([act(first, call), ...(twice ? [act(app, call)] : [])]);
    for (const end of ends)
      if (end.status === 'rejected' && !(end.reason instanceof Killed || end.reason instanceof AppError))
        throw end.reason;
  };
  const [notReceived] = appealReasons.codeList.filter(
    (code) => appealReasons.byCode(code)?.side === 'recipient',
  );
  if (!notReceived) throw new Error('recipients have no reason to appeal');
  return {
    pay: ({ payer_id: payer, deposit_bill: billNo }: PartRow) =>
      press(payer, 'confirmFastDeposit', (one, call) => confirmFastDeposit(one, call, { billNo })),
    giveUp: ({ payer_id: payer, deposit_bill: billNo }: PartRow) =>
      press(payer, 'cancelDepositOrder', (one, call) => cancelDepositOrder(one, call, { billNo })),
    confirm: ({ recipient_id: recipient, part_no: partNo }: PartRow) =>
      press(recipient, 'confirmFastWithdrawal', (one, call) =>
        confirmFastWithdrawal(one, call, { partNo, withdrawPassword, repays: '0.00' }),
      ),
    appeal: ({ recipient_id: recipient, part_no: partNo }: PartRow) =>
      press(recipient, 'appealFastWithdrawal', (one, call) =>
        appealFastWithdrawal(one, call, { partNo, reason: notReceived, text: '', evidence: [] }),
      ),
  };
}

function callOf(memberId: string, operation: string, operationId: string): MemberCall {
  return {
    requestId: operationId,
    operation,
    address: '',
    deviceId: '',
    language: 'zh-CN',
    userAgent: '',
    origin: '',
    member: { memberId, sessionId: '' },
    operationId,
  };
}
