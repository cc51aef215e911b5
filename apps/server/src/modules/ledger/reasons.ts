import type { AccountKind } from './accounts/account-kinds.ts';

interface Rule {
  /** The number stored in the database; never reused. */
  readonly code: number;
  /** Kinds of account whose balance it may lower. */
  readonly gives: readonly AccountKind[];
  /** Kinds of account whose balance it may raise. */
  readonly takes: readonly AccountKind[];
}

/**
 * Why money may move: the closed list, and for each reason the kinds of account it may touch. The database holds the same
 * rows (`ledger_reasons`, `ledger_reason_kinds`) and refuses everything else; a test compares the two.
 */
export const reasons = {
  deposit: { code: 10, gives: ['deposits'], takes: ['center'] },
  depositReversal: { code: 11, gives: ['center', 'debt'], takes: ['deposits'] },
  depositMatched: { code: 12, gives: ['clearing'], takes: ['center'] },
  withdrawalHold: { code: 20, gives: ['center'], takes: ['locked'] },
  withdrawalRelease: { code: 21, gives: ['locked'], takes: ['center'] },
  withdrawalPayout: { code: 22, gives: ['locked'], takes: ['payouts', 'fees'] },
  withdrawalMatched: { code: 23, gives: ['locked'], takes: ['clearing', 'fees'] },
  withdrawalReturned: { code: 24, gives: ['payouts', 'clearing', 'fees'], takes: ['center'] },
  /** A reservation whose promised time was missed. */
  withdrawalCompensation: { code: 25, gives: ['promotions'], takes: ['center'] },
  /** What a matched payer had paid and another payer or the channel paid again. */
  withdrawalRepaid: { code: 28, gives: ['center', 'debt'], takes: ['clearing'] },
  venueTransferOut: { code: 30, gives: ['center'], takes: ['inTransit'] },
  venueTransferOutDone: { code: 31, gives: ['inTransit'], takes: ['venue'] },
  venueTransferOutBack: { code: 32, gives: ['inTransit'], takes: ['center'] },
  venueTransferIn: { code: 33, gives: ['venue'], takes: ['inTransit'] },
  venueTransferInDone: { code: 34, gives: ['inTransit'], takes: ['center'] },
  venueTransferInBack: { code: 35, gives: ['inTransit'], takes: ['venue'] },
  recycle: { code: 36, gives: ['venue'], takes: ['inTransit'] },
  venueResult: { code: 37, gives: ['venue', 'venueFloat', 'debt'], takes: ['venue', 'venueFloat'] },
  /** Between the center and a venue of ours, by way of transit: no row holds two accounts of side a. */
  venueTransferOwn: {
    code: 38,
    gives: ['center', 'venue', 'inTransit'],
    takes: ['center', 'venue', 'inTransit'],
  },
  betHold: { code: 40, gives: ['venue', 'center'], takes: ['locked'] },
  betHoldRelease: { code: 41, gives: ['locked'], takes: ['venue', 'center'] },
  betStake: { code: 42, gives: ['venue', 'center', 'locked'], takes: ['sportsbookPool'] },
  betReturn: { code: 43, gives: ['sportsbookPool'], takes: ['venue', 'center'] },
  betVoid: { code: 44, gives: ['sportsbookPool'], takes: ['venue', 'center'] },
  betUnsettle: { code: 45, gives: ['venue', 'center', 'debt'], takes: ['sportsbookPool'] },
  resettlement: {
    code: 46,
    gives: ['venue', 'center', 'debt', 'sportsbookPool'],
    takes: ['venue', 'center', 'sportsbookPool'],
  },
  betCashOut: { code: 47, gives: ['sportsbookPool'], takes: ['venue', 'center'] },
  gameStake: { code: 50, gives: ['venue', 'center', 'coins', 'locked'], takes: ['gamesPool'] },
  gameReturn: { code: 51, gives: ['gamesPool'], takes: ['venue', 'center', 'coins'] },
  gameRollback: {
    code: 52,
    gives: ['gamesPool', 'venue', 'center', 'coins', 'debt'],
    takes: ['gamesPool', 'venue', 'center', 'coins'],
  },
  /** Stakes of a chase of lottery issues, until their issue comes up. */
  gameHold: { code: 53, gives: ['center'], takes: ['locked'] },
  gameHoldRelease: { code: 54, gives: ['locked'], takes: ['center'] },
  /** Venues that call our wallet: a stake, what it returns, and either of them taken back. */
  walletBet: { code: 55, gives: ['center'], takes: ['venueFloat'] },
  walletWin: { code: 56, gives: ['venueFloat'], takes: ['center'] },
  walletRollback: {
    code: 57,
    gives: ['center', 'venueFloat', 'debt'],
    takes: ['center', 'venueFloat'],
  },
  /** Stakes of free rounds and free bets: whole when granted, back for what was not played. */
  freeStake: { code: 58, gives: ['promotions', 'campaign'], takes: ['gamesPool', 'sportsbookPool'] },
  freeStakeBack: { code: 59, gives: ['gamesPool', 'sportsbookPool'], takes: ['promotions', 'campaign'] },
  exchange: { code: 60, gives: ['center', 'exchange'], takes: ['center', 'exchange'] },
  coinPurchase: { code: 61, gives: ['center', 'coinRevenue'], takes: ['coins', 'coinRevenue'] },
  gift: { code: 62, gives: ['coins'], takes: ['anchorPayable', 'coinRevenue'] },
  giftReversal: { code: 63, gives: ['anchorPayable', 'coinRevenue'], takes: ['coins'] },
  /** Coins to the house, and their worth from there to the anchor's wallet. */
  anchorPayout: {
    code: 64,
    gives: ['anchorPayable', 'coinRevenue'],
    takes: ['payouts', 'fees', 'coinRevenue', 'center'],
  },
  /** The house's part of a day's gifts. */
  anchorShare: { code: 65, gives: ['anchorPayable'], takes: ['coinRevenue'] },
  bonus: { code: 70, gives: ['promotions'], takes: ['center', 'venue', 'coins'] },
  bonusReversal: { code: 71, gives: ['center', 'venue', 'coins', 'debt'], takes: ['promotions'] },
  rebate: { code: 72, gives: ['promotions', 'campaign'], takes: ['center', 'venue'] },
  /** A campaign's budget is the balance of its buckets: what is not in them cannot be given away. */
  promotionFund: { code: 73, gives: ['promotions'], takes: ['campaign'] },
  promotionFundBack: { code: 74, gives: ['campaign'], takes: ['promotions'] },
  /** From a full bucket of one shard to one that lacks, each half by way of the clearing account of its shard. */
  bucketRefill: {
    code: 75,
    gives: ['campaign', 'anchorPayable', 'clearing'],
    takes: ['campaign', 'anchorPayable', 'clearing'],
  },
  promotionAward: { code: 76, gives: ['campaign'], takes: ['center', 'coins', 'bonus'] },
  bonusRelease: { code: 77, gives: ['bonus'], takes: ['center'] },
  /** From the center where the bonus was paid there before it was played for. */
  bonusForfeit: { code: 78, gives: ['bonus', 'center'], takes: ['campaign'] },
  promotionReversal: { code: 79, gives: ['bonus', 'center', 'coins', 'debt'], takes: ['campaign'] },
  interestIn: { code: 80, gives: ['center'], takes: ['interest'] },
  interestOut: { code: 81, gives: ['interest'], takes: ['center'] },
  interest: { code: 82, gives: ['interestExpense'], takes: ['interest', 'center'] },
  fee: { code: 90, gives: ['center', 'venue'], takes: ['fees'] },
  feeReversal: { code: 91, gives: ['fees'], takes: ['center', 'venue'] },
  adjustment: {
    code: 92,
    gives: [
      'center',
      'venue',
      'coins',
      'interest',
      'debt',
      'inTransit',
      'adjustments',
      'clearing',
      'deposits',
      'payouts',
      'venueFloat',
    ],
    takes: [
      'center',
      'venue',
      'coins',
      'interest',
      'inTransit',
      'adjustments',
      'clearing',
      'deposits',
      'payouts',
      'venueFloat',
    ],
  },
  debtRepayment: { code: 93, gives: ['center', 'venue', 'coins'], takes: ['debt'] },
  debtWriteOff: { code: 94, gives: ['adjustments'], takes: ['debt'] },
  /** The house's own money at a channel: brought there, and taken out. */
  capitalIn: { code: 98, gives: ['ownFunds'], takes: ['capital'] },
  capitalOut: { code: 99, gives: ['capital'], takes: ['ownFunds'] },
  /** Points that are owed are settled first. */
  pointsEarn: { code: 100, gives: ['pointsIssued'], takes: ['points', 'debt'] },
  pointsSpend: { code: 101, gives: ['points'], takes: ['pointsIssued'] },
  pointsExpire: { code: 102, gives: ['points'], takes: ['pointsIssued'] },
  /** What was earned on play that was corrected, owed where it is spent; and what was spent on an order that fell through. */
  pointsReversal: {
    code: 103,
    gives: ['points', 'debt', 'pointsIssued'],
    takes: ['pointsIssued', 'points', 'debt'],
  },
} as const satisfies Record<string, Rule>;

export type Reason = keyof typeof reasons;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its keys
const names = Object.keys(reasons) as Reason[];
const byCode = new Map(names.map((name) => [reasons[name].code as number, name]));

/** The reason of a stored number. */
export function reasonOfCode(code: number): Reason {
  const reason = byCode.get(code);
  if (!reason) throw new RangeError(`no reason has the number ${code}`);
  return reason;
}

/** Whether a reason may lower (negative amount) or raise an account of this kind. */
export function mayTouch(reason: Reason, kind: AccountKind, minor: bigint): boolean {
  const rule: Rule = reasons[reason];
  return (minor < 0n ? rule.gives : rule.takes).includes(kind);
}
