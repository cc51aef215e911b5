import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';

/** What a new installation begins with: nothing is asked for, every method that has a channel is open. */
export const firstSettings: CashierSettings = {
  identity: { deposit: 0, withdrawal: 0 },
  depositPhone: 0,
  leavePay: { enabled: false, content: { zh: '', en: '' } },
  announcement: { zh: '', en: '' },
  payTypes: [],
  speedToCard: {
    bankMaintain: [],
    payConfirmTime: 30,
    payCount: 20,
    payDiscountLimit: '0',
    payNameType: 1,
    payRewardRate: '0',
    whitelist: [],
  },
  fastWithdrawal: {
    drawCount: 5,
    fixedAmount: [],
    drawRewardRate: '0.3',
    drawType: 20210,
    drawMarginRate: '0',
    whitelist: [],
    payMinutes: 15,
    appealHours: 24,
    claimHours: 72,
  },
  usdt: { switch: '1', whitelistOn: false, whitelist: [] },
  sweep: { on: true, min: '100' },
  signerAlarm: { usedPercent: 80, payouts: 50 },
  receivingAccounts: [],
  svipFrom: 8,
  serviceDesk: { agents: 4, codeMinutes: 30 },
  advice: { orders: 30, percent: 30 },
  helpAfter: 8,
};
