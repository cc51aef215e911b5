import type { ChatItem } from './chat/item-schemas.ts';
import type { DealResult, DealtCard } from './dealer/schemas.ts';
import type { FiredShot } from './fishing/schemas.ts';
import type { ProvenCard, TableHand } from './tables/schemas.ts';

/** What each topic of `topics.ts` reports. A screen asks over HTTP for whatever is more than news. */

/** A balance of the member has changed; the screen asks for the new figures, so no amount travels here. */
export interface WalletNews {
  cause:
    | 'deposit'
    | 'withdrawal'
    | 'transfer'
    | 'bet'
    | 'game'
    | 'settlement'
    | 'promotion'
    | 'coins'
    | 'adjustment'
    | 'exchange'
    | 'interest';
}

/** An order of the member has moved on. */
export interface OrderNews {
  order: 'deposit' | 'withdrawal' | 'transfer';
  billNo: string;
  /** The order's state as the order calls answer it. */
  status: string;
}

/** A bet of the member was accepted, refused, settled, voided or settled again. */
export interface BetNews {
  betId: string;
  status: string;
}

/** The member's inbox has changed, here or on another device; the screen asks for counts and list again. */
export interface MessageNews {
  cause: 'arrived' | 'read' | 'deleted';
}

/** A login of the member has ended; the broker cuts the session's connections right after. */
export interface SessionNews {
  sessionId: string;
  reason: 'logout' | 'replaced' | 'password' | 'banned' | 'expired';
}

/** An operator has decided something about the account: a mark, a real name, a phone. The screen asks again what it is. */
export interface AccountNews {
  changed: 'marks' | 'details' | 'closing' | 'grade';
}

/** One market's present prices, whole: a later message replaces an earlier one. */
export interface OddsNews {
  marketId: string;
  open: boolean;
  /** Counts up with each change of this market; a bet names the version it saw. */
  version: number;
  /** Decimal odds as text, e.g. "1.85"; a selection that is missing is not offered now. */
  prices: { selectionId: string; odds: string }[];
}

/** The whole state of the match. */
export interface ScoreNews {
  status: string;
  /** Seconds of play at `at`; the screen counts on while the clock runs. */
  playSeconds: number;
  clockRuns: boolean;
  home: number;
  away: number;
  halfTime: { home: number; away: number } | null;
}

/** Something happened on the pitch; `incidentId` names it, a correction repeats the id. */
export interface IncidentNews {
  incidentId: string;
  kind: string;
  minute: number;
  side: 'home' | 'away' | null;
  cancelled: boolean;
}

/**
 * Own tickets of an issue are settled or given back, or own cards were dealt at a table between members. Cards travel on this topic and
 * nowhere else.
 */
export type GameNews = LotteryGameNews | TableCardsNews;

interface LotteryGameNews {
  lottery: string;
  issue: string;
}

interface TableCardsNews {
  table: string;
  hand: number;
  cards: ProvenCard[];
}

/** A table between members has moved on: the hand as everybody may see it; null where only seats have changed. */
export interface TableNews {
  hand: TableHand | null;
}

/** The shared crash game has moved on. `point` in hundredths with the crash alone; whatever else there is, the screen asks for. */
export interface CrashNews {
  round: number;
  state: 'betting' | 'flying' | 'crashed' | 'voided';
  opensAt: string;
  closesAt: string;
  startedAt: string | null;
  point: number | null;
}

/** A live table has moved on: betting has opened or closed, a card lies open (`dealing`), the result is out, all are paid. */
export interface DealerNews {
  deal: number;
  state: 'betting' | 'closed' | 'dealing' | 'resulted' | 'settled' | 'voided';
  opensAt: string;
  closesAt: string;
  /** With `dealing` alone. */
  card: DealtCard | null;
  /** From `resulted` on. */
  result: DealResult | null;
}

/** At a fishing pool shots were fired, a seat was taken or left, or the tide has begun or ended; the last two are read again. */
export interface PoolNews {
  tide: number;
  cause: 'shots' | 'seats' | 'tide';
  /** With `shots` alone: from which seat, and the stake of each. */
  place: number | null;
  currency: 'CNY' | 'USDT' | null;
  cannon: string | null;
  shots: FiredShot[];
}

/** An issue has closed, is drawn or voided; `result` with the draw alone. */
export interface LotteryNews {
  issue: string;
  state: 'closed' | 'drawn' | 'voided';
  result: number[] | null;
}

/** One line of the live list: the match has begun, moved on or ended. */
export interface LiveListNews {
  fixtureId: string;
  status: string;
  home: number;
  away: number;
}

/** Another short news is published; the screen asks for the list. */
export interface FlashNews {
  flashId: string;
}

/** A switch of the site, a venue's maintenance, a notice or a broadcast has changed; the screen asks again. */
export interface SiteNews {
  changed: 'switches' | 'venues' | 'notices' | 'configuration' | 'content' | 'messages';
}

/** An operators' queue has grown or shrunk. */
export interface QueueNews {
  queue: 'deposits' | 'withdrawals' | 'matching';
}

/**
 * Items of a room in their order. They are published by the room's lane after its commit; `n` of the items is what has no gaps, `seq`
 * counts packets. `sampled`: the circle of a crowd hears a part, so a gap of `n` is none.
 */
export interface ChatNews {
  items: ChatItem[];
  sampled?: true;
}

/** Every 5 s while something changes in a room: the number of the last item, and how many connections listen. */
export interface ChatStatNews {
  lastN: number;
  online: number;
}

/** The member was muted, freed or made an admin, in a room or on the site; the chat asks for its room again. */
export interface OwnChatNews {
  changed: 'mute' | 'admin' | 'appeal';
  /** Empty for the whole site. */
  chatRoomNo: string;
}
