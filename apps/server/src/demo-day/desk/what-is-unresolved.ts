import { seedUnresolved } from '#modules/venues';
import type { Desk, DeskAct } from './desk.ts';

const transfers = [
  { name: 'siying', currency: 'CNY', amount: '600', asked: 6 },
  { name: 'yaqi88', currency: 'CNY', amount: '350', asked: 6 },
  { name: 'yutong', currency: 'USDT', amount: '80', asked: 2 },
] as const;

const minute = 1 / 60;

/** Transfers to a venue that says nothing about them: a first operator has decided one, one is still being asked about. */
export const whatIsUnresolved: readonly DeskAct[] = [
  { hoursAgo: minute, do: sendAll },
  { hoursAgo: minute / 2, do: decideFirst },
];

async function sendAll(desk: Desk): Promise<void> {
  const now = desk.platform(0);
  await Promise.all(
    transfers.map(({ name, ...transfer }) =>
      seedUnresolved(now, { ...transfer, memberId: desk.memberId(name) }),
    ),
  );
}

async function decideFirst(desk: Desk): Promise<void> {
  const operator = desk.operator('cashier', minute / 2);
  const { transfers: open } = await operator.listUnresolvedTransfers({});
  const found = open.find(({ memberId }) => memberId === desk.memberId('siying'));
  if (found?.status !== 'operator') return;
  await operator.resolveVenueTransfer({
    id: found.id,
    version: found.version,
    executed: false,
    venueReference: '北辰客服邮件：未找到该笔转账',
    statementLine: '当日对账单中没有这笔转账',
    reason: '场馆未入账，建议退回会员中心钱包',
  });
}
