import { giftEffect } from '@fairway/contract/live/gifts.ts';
import { createStore } from 'zustand/vanilla';

/** A gift as the room's chat tells of it. */
export interface GiftNews {
  readonly giftNo: string;
  /** Empty for a giver who is not named. */
  readonly giver: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly art: string;
  readonly count: number;
  readonly coins: number;
  readonly streakId: string;
  /** How many of this gift the streak has come to. */
  readonly streak: number;
}

/** A streak as it stands over the picture. */
export interface ShownStreak extends GiftNews {
  /** Gifts of the streak that were not taken back, with their coins. */
  readonly gifts: ReadonlyMap<string, number>;
  readonly total: number;
  readonly effect: ReturnType<typeof giftEffect>;
}

export interface GiftFeed {
  /** The last three streaks, the newest last. */
  readonly streaks: readonly ShownStreak[];
  readonly add: (news: GiftNews) => void;
  readonly takeBack: (giftNo: string) => void;
  readonly leave: (streakId: string) => void;
}

const mostShown = 3;

/** Gifts of a room as they arrive: one banner a streak, which counts; a gift that was taken back is taken off it. */
export function createGiftFeed() {
  return createStore<GiftFeed>((set) => ({
    streaks: [],
    add: (news) =>
      set(({ streaks }) => {
        const known = streaks.find(({ streakId }) => streakId === news.streakId);
        const gifts = new Map(known?.gifts).set(news.giftNo, news.coins);
        const others = streaks.filter((one) => one !== known);
        return { streaks: [...others, shown(news, gifts)].slice(-mostShown) };
      }),
    takeBack: (giftNo) =>
      set(({ streaks }) => ({
        streaks: streaks.flatMap((streak) => {
          if (!streak.gifts.has(giftNo)) return [streak];
          const gifts = new Map(streak.gifts);
          gifts.delete(giftNo);
          return gifts.size === 0 ? [] : [shown(streak, gifts)];
        }),
      })),
    leave: (left) => set(({ streaks }) => ({ streaks: streaks.filter(({ streakId }) => streakId !== left) })),
  }));
}

function shown(news: GiftNews, gifts: ReadonlyMap<string, number>): ShownStreak {
  const total = [...gifts.values()].reduce((sum, coins) => sum + coins, 0);
  return { ...news, gifts, total, effect: giftEffect(total) };
}
