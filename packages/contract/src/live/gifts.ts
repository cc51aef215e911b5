import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** What gifts are drawn as: one picture each of the kit. */
export const giftArts = [
  'rose',
  'stick',
  'beer',
  'whistle',
  'ball',
  'trophy',
  'car',
  'rocket',
  'crown',
  'castle',
] as const;
export type GiftArt = (typeof giftArts)[number];

/** The givers of a room, added up since the broadcast began, since midnight, since Monday, since the first of the month in the site's zone. */
export const giftBoards = defineEnum({
  broadcast: { code: 'broadcast', zh: '本场榜', en: 'This broadcast' },
  day: { code: 'day', zh: '日榜', en: 'Today' },
  week: { code: 'week', zh: '周榜', en: 'This week' },
  month: { code: 'month', zh: '月榜', en: 'This month' },
});
export type GiftBoard = CodeOf<typeof giftBoards>;

/** Final five seconds after it was sent; taken back by the giver before that, refunded by two operators after it. */
export const giftStates = defineEnum({
  booked: { code: 'booked', zh: '可撤回', en: 'Can be taken back' },
  final: { code: 'final', zh: '已送达', en: 'Final' },
  takenBack: { code: 'takenBack', zh: '已撤回', en: 'Taken back' },
  refunded: { code: 'refunded', zh: '已退还', en: 'Refunded' },
});
export type GiftState = CodeOf<typeof giftStates>;

/** A payout to an anchor: waits for a person, was paid into the wallet, or was kept, and then its coins count again on the next Monday. */
export const giftPayoutStatuses = defineEnum({
  waiting: { code: 'waiting', zh: '审核中', en: 'Being checked' },
  paid: { code: 'paid', zh: '已入账', en: 'Paid' },
  kept: { code: 'kept', zh: '暂缓结算', en: 'Postponed' },
});
export type GiftPayoutStatus = CodeOf<typeof giftPayoutStatuses>;

/** What a person should look at of a giver and an anchor, over seven days. */
export const tipFlagKinds = defineEnum({
  share: { code: 'share', zh: '占主播一周礼物超过 60%', en: 'More than 60 % of the anchor’s week' },
  circle: { code: 'circle', zh: '与主播有关联', en: 'Of the anchor’s own circle' },
  rush: { code: 'rush', zh: '60 秒内送出超过 ¥5,000', en: 'More than ¥5,000 within 60 s' },
});
export type TipFlagKind = CodeOf<typeof tipFlagKinds>;

/** Coins from which on an anchor is paid: a hundred yuan. Days for which a payout waits for a person before the rule pays it. */
export const leastPayoutCoins = 1000n;
export const payoutHoldDays = 7;

/** Seconds for which a giver may take a gift back, by the database's clock. */
export const takeBackSeconds = 5;

/** Seconds after a tap until its streak ends, and milliseconds of taps that are sent as one. */
export const streakSeconds = 3;
export const tapMillis = 300;

/** Gifts of one call at most. */
export const mostGifts = 99;

/** Places of a board. */
export const boardPlaces = 100;

/** How much is made of a gift: by the coins of a streak. */
export type GiftEffect = 'bubble' | 'banner' | 'stage';

/** Below 100 coins a bubble, below 1,000 a banner that counts, else the stage. */
export function giftEffect(coins: number): GiftEffect {
  if (coins < 100) return 'bubble';
  return coins < 1000 ? 'banner' : 'stage';
}
