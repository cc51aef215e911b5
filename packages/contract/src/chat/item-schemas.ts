import { z } from 'zod';
import { instant, uuid } from '../fields.ts';
import { bilingual, fixtureId, marketId, odds, selectionId } from '../sportsbook/fixture-schemas.ts';
import { holdBackSpans, welcomePriorities } from './states.ts';

/** Who an item comes from. `userNo` names a member in chats and nowhere else; empty, with no name, for a giver who is not shown. */
export const chatSender = z.strictObject({
  userNo: z.string(),
  name: z.string(),
  role: z.enum(['member', 'admin', 'anchor', 'operator']),
  /** VIP level, 0 to 10. */
  grade: z.int(),
});
export type ChatSender = z.output<typeof chatSender>;

/** A room's gapless number, and when the item was written. */
const numbered = { n: z.int(), id: uuid, at: instant };

export const chatGift = z.strictObject({
  giftNo: z.string(),
  giftId: z.string(),
  name: bilingual,
  count: z.int(),
  /** Coins of all of them. */
  coins: z.int(),
  streakId: uuid,
  /** How many the streak has come to. */
  streak: z.int(),
  /** Art of the kit. */
  art: z.string(),
});

export const pushedLeg = z.strictObject({
  fixtureId,
  marketId,
  selectionId,
  /** Match, market and choice in words. */
  text: bilingual,
  odds,
});
export type PushedLeg = z.output<typeof pushedLeg>;

export const chatSetup = z.strictObject({
  /** 0 closed, 1 open, 2 admins only, 3 read only. */
  status: z.int().min(0).max(3),
  /** Seconds between two messages of a member; 0 for the usual pace. */
  slowSeconds: z.int().min(0).max(120),
  /** Minutes for which one must have followed the anchor; 0 for everybody. */
  followedMinutes: z.int().min(0).max(129_600),
  /** VIP level from which one may write. */
  vipFrom: z.int().min(0).max(10),
  /** The same text is taken once a minute in the room. */
  unique: z.boolean(),
  /** Pictures of the kit alone. */
  kitOnly: z.boolean(),
  /** Seconds before others see a message. */
  holdBackSeconds: z.literal(holdBackSpans),
  /** Arrivals are announced. */
  entrance: z.boolean(),
  greeting: z.string().max(200),
  summary: z.string().max(500),
});
export type ChatSetup = z.output<typeof chatSetup>;

/** One line of a room, on its topic, in its history and among what was missed. */
export const chatItem = z.discriminatedUnion('kind', [
  z.strictObject({ ...numbered, kind: z.literal('text'), from: chatSender, text: z.string() }),
  z.strictObject({ ...numbered, kind: z.literal('gift'), from: chatSender, gift: chatGift }),
  z.strictObject({ ...numbered, kind: z.literal('giftBack'), giftNo: z.string() }),
  z.strictObject({
    ...numbered,
    kind: z.literal('order'),
    from: chatSender,
    order: z.strictObject({
      orderNo: uuid,
      legs: z.array(pushedLeg).min(1),
      odds,
      /** Accepted bets that followed it. */
      followers: z.int(),
    }),
  }),
  z.strictObject({
    ...numbered,
    kind: z.literal('welcome'),
    from: chatSender,
    priority: z.literal(welcomePriorities.codeList),
    /** How many arrived besides. */
    others: z.int(),
  }),
  z.strictObject({
    ...numbered,
    kind: z.literal('activity'),
    activity: z.strictObject({ pushId: uuid, title: bilingual, path: z.string() }),
  }),
  /** A message is taken away; its text goes from every screen. */
  z.strictObject({ ...numbered, kind: z.literal('removed'), targetId: uuid }),
  z.strictObject({ ...numbered, kind: z.literal('setup'), setup: chatSetup }),
]);
export type ChatItem = z.output<typeof chatItem>;
export type ChatItemKind = ChatItem['kind'];
