import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** What a member can read lines of: the wallet's parts. `venue` and `inTransit` name a venue besides. */
export const walletParts = defineEnum({
  center: { code: 'center', zh: '中心钱包', en: 'Center wallet' },
  locked: { code: 'locked', zh: '锁定金额', en: 'Locked' },
  venue: { code: 'venue', zh: '场馆', en: 'Venue' },
  inTransit: { code: 'inTransit', zh: '在途', en: 'In transit' },
  coins: { code: 'coins', zh: '金币', en: 'Coins' },
  interest: { code: 'interest', zh: '余额生息', en: 'Interest' },
  bonus: { code: 'bonus', zh: '奖金', en: 'Bonus' },
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
