import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import type { Page } from '@playwright/test';

/** An instant as the wire writes it, some seconds from now. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** A bank transfer that waits for its payment. */
export function depositOrder(change: Partial<DepositOrder> = {}): DepositOrder {
  return {
    billNo: 'D261120397239711597',
    orderState: 101,
    orderTimeOut: 900,
    expireTime: inSeconds(600),
    payType: 1,
    payTypeName: '银行卡转账',
    bankName: '中国工商银行',
    icon: 'bank',
    transfer: true,
    id: '01a1f8ba-f0fa-73db-803d-190c89cccfa2',
    orderAmount: '503.14',
    recipientAccount: '6200000000005524',
    recipientName: '汇桥结算',
    recipientAddress: '成都高新支行',
    recipientCode: 'HQPCDGLPTK',
    uploadView: false,
    status: 'pendingPayment',
    currency: 'CNY',
    requestedAmount: '503.00',
    paidAmount: '0.00',
    creditedAmount: '0.00',
    problem: null,
    protocol: null,
    confirmations: null,
    txHash: null,
    payUrl: null,
    qrCode: null,
    engine: 'transfer',
    orderType: 'normal-transfer',
    createdAt: inSeconds(-300),
    endedAt: null,
    cancellable: true,
    markable: true,
    rewardAmount: '0.00',
    proofs: [],
    urgeFrom: null,
    cancelsLeft: 5,
    timeline: [],
    ...change,
  };
}

/** A bank payout under review. */
export function withdrawalOrder(change: Partial<WithdrawalOrder> = {}): WithdrawalOrder {
  return {
    billNo: 'W261120385019999362',
    orderState: 4011,
    matchResult: 0,
    orderSource: 0,
    orderTimeOut: 1800,
    expireTime: inSeconds(900),
    withdrawType: 0,
    sourceWithdrawType: 0,
    speedLabel: 0,
    firstDraw: null,
    subDraws: [],
    record: {
      amount: '200.00',
      bankName: '招商银行',
      bankCard: '6222 **** **** 7894',
      billNo: 'W261120385019999362',
      withdrawalWay: 1,
      fee: '0.00',
      bankCode: 'CMB',
      createdAt: inSeconds(-60),
      expectedConfirmAt: inSeconds(1800),
      isReservation: false,
      rewardAmount: '0.00',
      status: 'reviewing',
      currency: 'CNY',
      netAmount: '200.00',
      endedAt: null,
    },
    // Notices shown once count as shown already; a story about them overrides this.
    announced: ['matched', 'replaced'],
    status: 'reviewing',
    reason: null,
    txHash: null,
    confirmations: null,
    queueAhead: 2,
    times: { orders: 12, medianSeconds: 240, p90Seconds: 600 },
    compensation: null,
    timeline: [],
    ...change,
  };
}

const calls = { deposit: '**/cw/v1/deposit/order_status', withdrawal: '**/cashier/v1/getActiveWithdrawal' };

/** Answers the two order calls with these; counts how often each was asked. */
export async function answerOrders(
  page: Page,
  orders: { deposit?: DepositOrder | null; withdrawal?: WithdrawalOrder | null },
): Promise<{ deposit: number; withdrawal: number }> {
  const asked = { deposit: 0, withdrawal: 0 };
  for (const kind of ['deposit', 'withdrawal'] as const)
    await page.route(calls[kind], (route) => {
      asked[kind] += 1;
      return route.fulfill({ json: { code: 0, msg: '', data: orders[kind] ?? null } });
    });
  return asked;
}
