import { mostGifts, streakSeconds, tapMillis } from '@fairway/contract/live/gifts.ts';
import { createStore } from 'zustand/vanilla';

/** What a call of a streak carries besides room and price. */
export interface StreakCall {
  readonly giftId: string;
  readonly count: number;
  readonly streakId: string;
  readonly streakNo: number;
}

export interface StreakPorts {
  /** Sends one call; calls of a streak go out one after the other. */
  readonly send: (call: StreakCall) => Promise<void>;
  readonly newId: () => string;
  /** Runs `act` after so many milliseconds; answers how to drop it. */
  readonly later: (act: () => void, ms: number) => () => void;
}

export interface Streak {
  /** The gift of the running streak; undefined between streaks. */
  readonly giftId: string | undefined;
  /** Gifts that were tapped and are not answered yet. */
  readonly waiting: number;
  /** How a call is sent; the room and the prices of the present drawing are in it. */
  readonly send: StreakPorts['send'];
  readonly tap: (giftId: string, count: number) => void;
}

/**
 * Taps as a streak: those within 300 ms are one call, of at most 99 gifts; it ends three seconds after the last tap, or when another gift is
 * tapped. Each call has the next number of its streak.
 */
export function createGiftStreak({ send, newId, later }: StreakPorts) {
  let [streakId, streakNo] = ['', 0];
  let [gathered, lastSent] = [0, Promise.resolve()];
  let dropFlush: (() => void) | undefined;
  let dropEnd: (() => void) | undefined;

  return createStore<Streak>((set, get) => {
    const flush = () => {
      dropFlush?.();
      dropFlush = undefined;
      const { giftId } = get();
      if (giftId === undefined || gathered === 0) return;
      streakNo += 1;
      const call = { giftId, count: gathered, streakId, streakNo };
      gathered = 0;
      lastSent = lastSent
        .then(() => get().send(call))
        .finally(() => set(({ waiting }) => ({ waiting: waiting - call.count })));
      // The sender shows what went wrong; the next call goes out all the same.
      lastSent = lastSent.catch(() => {});
    };
    const end = () => {
      flush();
      set({ giftId: undefined });
    };
    return {
      giftId: undefined,
      waiting: 0,
      send,
      tap(giftId, count) {
        if (get().giftId !== giftId) {
          end();
          [streakId, streakNo] = [newId(), 0];
          set({ giftId });
        }
        if (gathered + count > mostGifts) flush();
        gathered += count;
        set(({ waiting }) => ({ waiting: waiting + count }));
        dropFlush ??= later(flush, tapMillis);
        dropEnd?.();
        dropEnd = later(end, streakSeconds * 1000);
      },
    };
  });
}
