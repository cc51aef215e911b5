import type { LineKind } from '@fairway/contract/wallet/lines.ts';
import type { Reason } from '#modules/ledger';

/** Which kind of movement a ledger reason is to a member. Total: a new reason without a kind does not compile. */
const kinds: Readonly<Record<Reason, LineKind>> = {
  deposit: 'deposit',
  depositReversal: 'deposit',
  depositMatched: 'deposit',
  withdrawalHold: 'withdrawal',
  withdrawalRelease: 'withdrawal',
  withdrawalPayout: 'withdrawal',
  withdrawalMatched: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  withdrawalCompensation: 'bonus',
  withdrawalRepaid: 'withdrawal',
  venueTransferOut: 'transfer',
  venueTransferOutDone: 'transfer',
  venueTransferOutBack: 'transfer',
  venueTransferIn: 'transfer',
  venueTransferInDone: 'transfer',
  venueTransferInBack: 'transfer',
  recycle: 'transfer',
  venueTransferOwn: 'transfer',
  venueResult: 'venueResult',
  betHold: 'bet',
  betHoldRelease: 'bet',
  betStake: 'bet',
  betReturn: 'bet',
  betVoid: 'bet',
  betUnsettle: 'bet',
  resettlement: 'bet',
  betCashOut: 'bet',
  gameHold: 'game',
  gameHoldRelease: 'game',
  gameStake: 'game',
  gameReturn: 'game',
  gameRollback: 'game',
  walletBet: 'game',
  walletWin: 'game',
  walletRollback: 'game',
  freeStake: 'game',
  freeStakeBack: 'game',
  exchange: 'exchange',
  coinPurchase: 'coins',
  gift: 'coins',
  giftReversal: 'coins',
  anchorPayout: 'other',
  bonus: 'bonus',
  bonusReversal: 'bonus',
  rebate: 'bonus',
  promotionFund: 'other',
  promotionFundBack: 'other',
  anchorShare: 'other',
  bucketRefill: 'other',
  capitalIn: 'other',
  capitalOut: 'other',
  promotionAward: 'bonus',
  bonusRelease: 'bonus',
  bonusForfeit: 'bonus',
  promotionReversal: 'bonus',
  interestIn: 'interest',
  interestOut: 'interest',
  interest: 'interest',
  fee: 'other',
  feeReversal: 'other',
  adjustment: 'adjustment',
  debtRepayment: 'adjustment',
  debtWriteOff: 'adjustment',
  pointsEarn: 'other',
  pointsSpend: 'other',
  pointsExpire: 'other',
  pointsReversal: 'other',
};

export function kindOf(reason: Reason): LineKind {
  return kinds[reason];
}

/** The reasons that a kind is made of. */
export function reasonsOf(kind: LineKind): Reason[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a total map are its keys
  return (Object.keys(kinds) as Reason[]).filter((reason) => kinds[reason] === kind);
}
