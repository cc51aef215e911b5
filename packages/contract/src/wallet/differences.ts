import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** How the ledger, a channel's statement and a chain can differ. */
export const differenceKinds = defineEnum({
  missingPayment: { code: 'missingPayment', zh: '渠道有、账上没有的存款', en: 'Payment not in our book' },
  paymentAmount: { code: 'paymentAmount', zh: '存款金额不同', en: 'Payment of another amount' },
  notInStatement: {
    code: 'notInStatement',
    zh: '账上有、渠道没有的存款',
    en: 'Payment not in the statement',
  },
  missingPayout: { code: 'missingPayout', zh: '渠道已付、账上未付', en: 'Payout not in our book' },
  payoutNotInStatement: {
    code: 'payoutNotInStatement',
    zh: '账上已付、渠道没有的出款',
    en: 'Payout not in the statement',
  },
  payoutAmount: { code: 'payoutAmount', zh: '出款金额不同', en: 'Payout of another amount' },
  missingSweep: { code: 'missingSweep', zh: '链上已转出、账上没有的归集', en: 'Sweep not in our book' },
  sweepAmount: { code: 'sweepAmount', zh: '归集金额不同', en: 'Sweep of another amount' },
  sweepNotInStatement: {
    code: 'sweepNotInStatement',
    zh: '账上已归集、链上没有',
    en: 'Sweep not on the chain',
  },
  addressBalance: {
    code: 'addressBalance',
    zh: '存款地址链上余额与账面不符',
    en: 'Deposit address holds another balance',
  },
  walletBalance: {
    code: 'walletBalance',
    zh: '出款钱包链上余额与账面不符',
    en: 'Payout wallet holds another balance',
  },
});
export type DifferenceKind = CodeOf<typeof differenceKinds>;

/** The balance of an address of the house, whichever transfers led to it. */
export const balanceKinds: readonly DifferenceKind[] = ['addressBalance', 'walletBalance'];

/**
 * Both of its addresses are the house's, or the transfers behind a balance have lines of their own: what differs is found out, and
 * nothing moves.
 */
export const explainedKinds: readonly DifferenceKind[] = [
  'sweepAmount',
  'sweepNotInStatement',
  ...balanceKinds,
];

export const differenceStates = defineEnum({
  open: { code: 'open', zh: '待处理', en: 'Open' },
  settled: { code: 'settled', zh: '已自行一致', en: 'Came right by itself' },
  repaired: { code: 'repaired', zh: '已修复', en: 'Repaired' },
  explained: { code: 'explained', zh: '已说明', en: 'Explained' },
});
export type DifferenceState = CodeOf<typeof differenceStates>;

/** Who bears a difference when it is repaired; `none`: it is explained, and nothing moves. */
export const repairKinds = defineEnum({
  member: { code: 'member', zh: '更正会员余额', en: 'Correct the member’s balance' },
  house: { code: 'house', zh: '由平台承担', en: 'The house bears it' },
  none: { code: 'none', zh: '已查明，不动账', en: 'Explained, nothing moves' },
});
export type RepairKind = CodeOf<typeof repairKinds>;
