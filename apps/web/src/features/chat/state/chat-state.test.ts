import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { describe, expect, it } from 'vitest';
import { enteredChat, removeMessages, resetChat } from './chat-state.ts';
import { follows, nextWelcome, takeItems, withoutWelcome } from './take-items.ts';

const at = '2026-11-27T12:00:00.000Z';
const from = { userNo: '500001', name: '球迷', role: 'member', grade: 3 } as const;
const text = (n: number): ChatItem => ({ kind: 'text', n, id: `text-${n}`, at, from, text: `第 ${n} 条` });
const welcome = (n: number, priority: 'high' | 'low'): ChatItem => ({
  kind: 'welcome',
  n,
  id: `welcome-${n}`,
  at,
  from,
  priority,
  others: 0,
});
const order: ChatItem = {
  kind: 'order',
  n: 20,
  id: 'order-20',
  at,
  from,
  order: { orderNo: 'o', legs: [], odds: '1.950', followers: 0 },
};
const gift: ChatItem = {
  kind: 'gift',
  n: 21,
  id: 'gift-21',
  at,
  from,
  gift: {
    giftNo: 'GF1',
    giftId: 'rocket',
    name: { zh: '火箭', en: 'Rocket' },
    count: 1,
    coins: 1314,
    streakId: 's',
    streak: 1,
    art: 'rocket',
  },
};
const all = [text(1), welcome(2, 'high'), welcome(3, 'low'), order, gift];
const inRoom = {
  ...enteredChat('100001'),
  switchedOn: true,
  venueName: 'fairway',
  matchId: '7',
  summary: '今晚只聊战术',
  imId: '500009',
};

describe('the state of a chat', () => {
  it('starts as connecting, with nothing said and a limit of 200 [CHAT-007]', () => {
    expect(enteredChat('100001')).toMatchObject({
      mqttStatus: 'connecting',
      messages: [],
      mostCharacters: 200,
    });
  });

  it('reset keeps switch, venue, match and room number, and nothing else [CHAT-009]', () => {
    const reset = resetChat(takeItems({ ...inRoom, mqttStatus: 'connected', lastN: 21 }, all));
    expect(reset).toEqual({ ...enteredChat('100001'), switchedOn: true, venueName: 'fairway', matchId: '7' });
  });

  it('without its messages has no welcome, order push, gift or known id: a former id shows again [CHAT-010]', () => {
    const full = takeItems(inRoom, all);
    expect(full.orders).toHaveLength(1);
    expect(full.gift).toBeDefined();
    const cleared = removeMessages(full);
    expect(cleared).toMatchObject({
      messages: [],
      welcomes: { high: [], low: [] },
      orders: [],
      gift: undefined,
      summary: '今晚只聊战术',
    });
    expect(cleared.ids.size).toBe(0);
    expect(takeItems(cleared, [text(1)]).messages).toEqual([text(1)]);
  });
});

describe('items', () => {
  it('are shown once each and in their order, however they arrive', () => {
    const state = takeItems(takeItems(inRoom, [text(3), text(1)]), [text(2), text(3)]);
    expect(state.messages.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('that were removed go, also a gift that went back', () => {
    const full = takeItems(inRoom, all);
    const without = takeItems(full, [
      { kind: 'removed', n: 22, id: 'removed-22', at, targetId: 'text-1' },
      { kind: 'giftBack', n: 23, id: 'back-23', at, giftNo: 'GF1' },
    ]);
    expect(without.messages.map(({ id }) => id)).toEqual(['order-20']);
    expect(without.gift).toBeUndefined();
  });

  it('of arrival wait in two lists: the high one is shown first [CHAT-004]', () => {
    const state = takeItems(inRoom, [welcome(2, 'low'), welcome(3, 'high')]);
    expect(nextWelcome(state)?.id).toBe('welcome-3');
    expect(nextWelcome(withoutWelcome(state, 'welcome-3'))?.id).toBe('welcome-2');
  });

  it('follow without a gap, or say that some are missing', () => {
    expect(follows(4, [text(6), text(5)])).toBe(6);
    expect(follows(4, [text(3), text(4)])).toBe(4);
    expect(follows(4, [text(5), text(7)])).toBeUndefined();
  });
});
