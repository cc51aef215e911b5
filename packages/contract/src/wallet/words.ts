import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** What a member can read lines of: the wallet's parts. `venue` and `inTransit` name a venue besides. */
export const walletParts = defineEnum({
  center: { code: 'center', zh: '中心钱包', en: 'Center wallet' },
  locked: { code: 'locked', zh: '锁定金额', en: 'Locked' },
  venue: { code: 'venue', zh: '场馆', en: 'Venue' },
  inTransit: { code: 'inTransit', zh: '在途', en: 'In transit' },
  coins: { code: 'coins', zh: '金币', en: 'Coins' },
  interest: { code: 'interest', zh: '余额生息', en: 'Interest' },
  debt: { code: 'debt', zh: '待补金额', en: 'Owed' },
});
export type WalletPart = CodeOf<typeof walletParts>;

/** Kinds of movement that a statement can be narrowed to. */
export const lineKinds = defineEnum({
  deposit: { code: 'deposit', zh: '存款', en: 'Deposit' },
  withdrawal: { code: 'withdrawal', zh: '提款', en: 'Withdrawal' },
  transfer: { code: 'transfer', zh: '场馆转账', en: 'Venue transfer' },
  venueResult: { code: 'venueResult', zh: '场馆输赢', en: 'Result at a venue' },
  bet: { code: 'bet', zh: '投注', en: 'Bet' },
  game: { code: 'game', zh: '游戏', en: 'Game' },
  bonus: { code: 'bonus', zh: '优惠', en: 'Bonus' },
  exchange: { code: 'exchange', zh: '兑换', en: 'Exchange' },
  coins: { code: 'coins', zh: '金币', en: 'Coins' },
  interest: { code: 'interest', zh: '生息', en: 'Interest' },
  adjustment: { code: 'adjustment', zh: '人工更正', en: 'Correction' },
  other: { code: 'other', zh: '其他', en: 'Other' },
});
export type LineKind = CodeOf<typeof lineKinds>;

/** Tasks of the interest wallet (specification section 7, «yeb wallet and tasks»). */
export const yebTasks = defineEnum({
  firstIn: { code: 'firstIn', zh: '首次转入', en: 'First move in' },
  sevenDays: { code: 'sevenDays', zh: '连续生息 7 天', en: 'Seven days in a row' },
});
export type YebTask = CodeOf<typeof yebTasks>;

/** Why a balance is corrected by hand. */
export const adjustmentReasons = defineEnum({
  missingDeposit: { code: 'missingDeposit', zh: '存款漏记', en: 'Deposit not booked' },
  wrongCredit: { code: 'wrongCredit', zh: '误入账', en: 'Credited by mistake' },
  wrongDebit: { code: 'wrongDebit', zh: '误扣款', en: 'Debited by mistake' },
  compensation: { code: 'compensation', zh: '服务补偿', en: 'Compensation' },
  promotion: { code: 'promotion', zh: '优惠更正', en: 'Promotion corrected' },
  fraud: { code: 'fraud', zh: '违规追回', en: 'Recovered after fraud' },
  statement: { code: 'statement', zh: '对账差异', en: 'Difference of a statement' },
});
export type AdjustmentReason = CodeOf<typeof adjustmentReasons>;

/** What two people do together on the wallet's pages. */
export const proposalKinds = defineEnum({
  adjustment: { code: 'adjustment', zh: '人工更正', en: 'Adjustment' },
  repair: { code: 'repair', zh: '差异修复', en: 'Repair' },
});
export type ProposalKind = CodeOf<typeof proposalKinds>;

export const proposalStates = defineEnum({
  pending: { code: 'pending', zh: '待复核', en: 'Awaits a second person' },
  approved: { code: 'approved', zh: '已执行', en: 'Carried out' },
  declined: { code: 'declined', zh: '已否决', en: 'Declined' },
  voided: { code: 'voided', zh: '已作废', en: 'Voided' },
});
export type ProposalState = CodeOf<typeof proposalStates>;

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

/** What stands on an address of the house, whichever transfers led to it. */
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
