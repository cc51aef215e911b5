import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvents } from '../../../lib/live/open-client.ts';
import { ChatSession, type ChatParts } from './chat-session.ts';
import { leaveRoom, makePresent } from './present-session.ts';

interface FarEnd extends LiveEvents {
  address: string;
  ticket: string;
  asked: string[];
  closed: boolean;
}

const at = '2026-11-27T12:00:00.000Z';
const from = { userNo: '500001', name: '球迷', role: 'member', grade: 3 } as const;
const text = (n: number): ChatItem => ({ kind: 'text', n, id: `text-${n}`, at, from, text: `第 ${n} 条` });

let ends: FarEnd[];
/** What the server has of each room. */
let written: ChatItem[];
let tickets: number;
let detail: { status: number; switchedOn: boolean; userStatus: number };
let asked: string[];

const lastN = () => written.at(-1)?.n ?? 0;
const parts: ChatParts = {
  calls: {
    async connector(room) {
      tickets += 1;
      return {
        imId: '500009',
        imTopic: `rooms/${room}/chat`,
        statTopic: `rooms/${room}/stat`,
        mqttAddress: '/mqtt',
        ticket: `ticket-${tickets}`,
      };
    },
    room: async () => detail,
    greeting: async () => '欢迎',
    history: async () => ({ items: written.slice(-50), lastN: lastN() }),
    async missed(_room, after) {
      asked.push(`after ${after}`);
      return { items: written.filter(({ n }) => n > after).slice(0, 2), lastN: lastN() };
    },
  },
  open(address, ticket, events) {
    const end: FarEnd = { ...events, address, ticket, asked: [], closed: false };
    ends.push(end);
    return {
      subscribe(topic, _qos, granted) {
        end.asked.push(topic);
        granted();
      },
      unsubscribe() {},
      close: () => (end.closed = true),
    };
  },
  now: () => Date.now(),
  random: () => 0.5,
};

beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
  written = [text(1), text(2)];
  tickets = 0;
  detail = { status: 1, switchedOn: true, userStatus: 0 };
  asked = [];
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const end = (place: number): FarEnd => ends[place]!;
let seq = 0;
const publish = (to: FarEnd, items: readonly ChatItem[]) => {
  seq += 1;
  to.onMessage(to.asked[0] ?? '', JSON.stringify({ seq, at, items }));
};

function enterRoom(no: string): ChatSession {
  const session = new ChatSession(no, parts);
  makePresent(session);
  return session;
}

async function inRoom(no = '100001') {
  const session = enterRoom(no);
  expect(session.state().mqttStatus).toBe('connecting');
  await session.enter();
  await pass();
  ends.at(-1)?.onOpen();
  await pass();
  return session;
}

describe('a chat', () => {
  it('enters by connector and detail, connects to the address it was given, and shows what was said [CHAT-002, CHAT-018]', async () => {
    const session = await inRoom();
    expect(end(0)).toMatchObject({
      address: '/mqtt',
      ticket: 'ticket-1',
      asked: ['rooms/100001/chat', 'rooms/100001/stat'],
    });
    expect(session.state()).toMatchObject({
      imId: '500009',
      imTopic: 'rooms/100001/chat',
      mqttStatus: 'connected',
      greeting: '欢迎',
      lastN: 2,
    });
    expect(session.state().messages.map(({ n }) => n)).toEqual([1, 2]);
    leaveRoom(session);
  });

  it('closes its connection when another room is entered, and hears nothing more of it [CHAT-008]', async () => {
    const first = await inRoom('100001');
    const second = await inRoom('100002');
    expect(end(0).closed).toBe(true);
    expect(end(1).closed).toBe(false);
    expect(first.state().mqttStatus).toBe('closed');
    publish(end(0), [text(3)]);
    expect(first.state().messages).toHaveLength(2);
    leaveRoom(second);
  });

  it('asks for exactly what is missing when a number is skipped, page by page', async () => {
    const session = await inRoom();
    written = [1, 2, 3, 4, 5, 6].map(text);
    asked = [];
    publish(end(0), [text(6)]);
    await pass();
    expect(asked).toEqual(['after 2', 'after 4']);
    expect(session.state()).toMatchObject({ lastN: 6 });
    expect(session.state().messages.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    leaveRoom(session);
  });

  it('finds what was missed after a lost connection, on a new ticket [CHAT-025]', async () => {
    const session = await inRoom();
    end(0).onClosed();
    expect(session.state().mqttStatus).toBe('reconnecting');
    written.push(text(3));
    await pass(1000);
    expect(end(1).ticket).toBe('ticket-2');
    end(1).onOpen();
    await pass();
    expect(session.state().mqttStatus).toBe('connected');
    expect(session.state().messages.map(({ n }) => n)).toEqual([1, 2, 3]);
    leaveRoom(session);
  });

  it('learns from the room’s last number that something was lost', async () => {
    const session = await inRoom();
    written.push(text(3));
    end(0).onMessage('rooms/100001/stat', JSON.stringify({ seq: 1, at, lastN: 3, online: 12 }));
    await pass();
    expect(session.state()).toMatchObject({ online: 12, lastN: 3 });
    expect(session.state().messages.map(({ n }) => n)).toEqual([1, 2, 3]);
    leaveRoom(session);
  });

  it('stays closed where the login has opened too many others', async () => {
    const session = await inRoom();
    end(0).onClosed(4409);
    await pass(60_000);
    expect(ends).toHaveLength(1);
    expect(session.state().mqttStatus).toBe('closed');
    leaveRoom(session);
  });

  it('does not connect to a room that is closed, and does once it opens [CHAT-026]', async () => {
    detail = { status: 0, switchedOn: false, userStatus: 3 };
    const session = enterRoom('100001');
    await session.enter();
    await pass();
    expect(ends).toHaveLength(0);
    expect(session.state().switchedOn).toBe(false);
    detail = { status: 1, switchedOn: true, userStatus: 3 };
    await session.enter();
    await pass();
    expect(ends).toHaveLength(1);
    leaveRoom(session);
  });

  it('gives away what arrives, each item once', async () => {
    const session = await inRoom();
    const heard: number[] = [];
    session.onItems((items) => heard.push(...items.map(({ n }) => n)));
    publish(end(0), [text(3)]);
    publish(end(0), [text(3), text(4)]);
    expect(heard).toEqual([3, 4]);
    leaveRoom(session);
  });
});
