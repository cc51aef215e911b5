import { seedContested } from '#modules/matching';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Desk, DeskAct } from './desk.ts';

const appeals = [
  { payer: 'jiahao', recipient: 'siyuan', amount: '400', by: 'recipient', reason: 'sumDiffers', hoursAgo: 23, text: '到账 390 元，少了 10 元', outcome: 'confirm', why: '银行回单为 400 元，差额是收款行手续费' },
  { payer: 'lijuan', recipient: 'taoran', amount: '300', by: 'recipient', reason: 'notReceived', hoursAgo: 15, text: '三个小时了还没有到账', outcome: 'release', why: '付款人无法提供转账凭证，会员流水中没有这笔款' },
  { payer: 'weiming', recipient: 'jingwen', amount: '500', by: 'payer', reason: 'notConfirmed', hoursAgo: 3, text: '付款一个多小时，对方一直不确认', outcome: 'confirm', why: '' },
  { payer: 'xuesong', recipient: 'guodong', amount: '200', by: 'recipient', reason: 'payerDiffers', hoursAgo: 1.6, text: '付款人姓名和订单上不一样' },
] as const; // prettier-ignore

/** Contested payments between members: two decided, one that a first operator has decided, one that nobody has. */
export const whatIsMatched: readonly DeskAct[] = appeals.flatMap((appeal) => {
  const { hoursAgo } = appeal;
  const played: DeskAct = { hoursAgo, do: (desk) => contest(desk, appeal) };
  if (!('outcome' in appeal)) return [played];
  const { outcome, why } = appeal;
  const decided = (by: string, later: number): DeskAct => ({
    hoursAgo: later,
    do: (desk) =>
      decide(desk, {
        by,
        hoursAgo: later,
        payer: appeal.payer,
        outcome,
        reason: why || '转账凭证与订单一致',
      }),
  });
  const first = decided('cashier', hoursAgo - 1);
  return why === '' ? [played, first] : [played, first, decided('cashier-lead', hoursAgo - 2)];
});

async function contest(
  desk: Desk,
  { payer, recipient, hoursAgo, ...appeal }: (typeof appeals)[number],
): Promise<void> {
  const then = desk.platform(hoursAgo);
  const sides = { payer: desk.memberRow(payer), recipient: desk.memberRow(recipient) };
  await inTransaction(then.db, (tx) => seedContested(tx, then, { ...appeal, ...sides }));
}

interface Decision {
  readonly by: string;
  readonly hoursAgo: number;
  readonly payer: string;
  readonly outcome: 'confirm' | 'release';
  readonly reason: string;
}

async function decide(desk: Desk, { by, hoursAgo, payer, outcome, reason }: Decision): Promise<void> {
  const operator = desk.operator(by, hoursAgo);
  const { appeals: open } = await operator.listPartAppeals({ state: 'open' });
  const found = open.find(({ part }) => part.payer.name === payer);
  if (!found) return;
  const { appealId, version, repays } = found;
  await operator.decidePartAppeal({ appealId, version, repays, outcome, reason });
}
