import { expect, it } from 'vitest';
import { createGiftFeed, type GiftNews } from './gift-feed.ts';

const news = (changes: Partial<GiftNews> = {}): GiftNews => ({
  giftNo: 'GF1',
  giver: '风起潮生',
  name: { zh: '火箭', en: 'Rocket' },
  art: 'rocket',
  count: 1,
  coins: 1314,
  streakId: 'one',
  streak: 1,
  ...changes,
});

it('shows one banner a streak that counts on, and a greater effect as it grows', () => {
  const feed = createGiftFeed();
  feed.getState().add(news({ coins: 60 }));
  expect(feed.getState().streaks).toMatchObject([{ streak: 1, total: 60, effect: 'bubble' }]);
  feed.getState().add(news({ giftNo: 'GF2', coins: 60, streak: 2 }));
  expect(feed.getState().streaks).toMatchObject([{ streak: 2, total: 120, effect: 'banner' }]);
});

it('takes a gift that was taken back off its streak, and the streak with its last one', () => {
  const feed = createGiftFeed();
  feed.getState().add(news());
  feed.getState().add(news({ giftNo: 'GF2', streak: 2 }));
  feed.getState().takeBack('GF2');
  expect(feed.getState().streaks).toMatchObject([{ total: 1314 }]);
  feed.getState().takeBack('GF1');
  expect(feed.getState().streaks).toEqual([]);
});

it('keeps the last three streaks', () => {
  const feed = createGiftFeed();
  for (const streakId of ['one', 'two', 'three', 'four'])
    feed.getState().add(news({ streakId, giftNo: streakId }));
  expect(feed.getState().streaks.map(({ streakId }) => streakId)).toEqual(['two', 'three', 'four']);
});
