import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveLine } from './live-line.ts';
import type { LiveClient, LiveEvents } from './open-client.ts';

/** The far end of a line, played by hand: what was asked of it, and what it says. */
interface FarEnd extends LiveEvents {
  asked: string[];
  left: string[];
  closed: boolean;
}

let ends: FarEnd[];
let line: LiveLine;
let refuseTickets: boolean;
let states: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
  refuseTickets = false;
  states = [];
  line = new LiveLine({
    open,
    now: () => Date.now(),
    random: () => 0.5,
    onState: (isOpen) => states.push(isOpen),
  });
});
afterEach(() => vi.useRealTimers());

async function open(events: LiveEvents): Promise<LiveClient> {
  if (refuseTickets) throw new Error('no ticket');
  const end: FarEnd = { ...events, asked: [], left: [], closed: false };
  ends.push(end);
  return {
    subscribe: (topic, _qos, granted) => {
      end.asked.push(topic);
      granted();
    },
    unsubscribe: (topic) => end.left.push(topic),
    close: () => (end.closed = true),
  };
}

/** Waits until promises end and this much time pass. */
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const end = (at: number): FarEnd => ends[at]!;

function follower() {
  const heard: unknown[] = [];
  let gaps = 0;
  return {
    heard,
    gaps: () => gaps,
    onMessage: (message: object) => void heard.push(message),
    onGap: () => void (gaps += 1),
  };
}

async function openedWith(topic: string) {
  const someone = follower();
  const stop = line.follow(topic, 0, someone);
  await pass();
  end(0).onOpen();
  return { someone, stop };
}

describe('the live line', () => {
  it('opens one connection for all followers and asks for a topic once', async () => {
    const first = follower();
    const second = follower();
    line.follow('fixtures/live', 0, first);
    line.follow('fixtures/live', 0, second);
    await pass();
    end(0).onOpen();
    end(0).onMessage('fixtures/live', '{"seq":7,"fixtureId":"1"}');

    expect(ends).toHaveLength(1);
    expect(end(0).asked).toEqual(['fixtures/live']);
    expect(first.heard).toEqual([{ seq: 7, fixtureId: '1' }]);
    expect(second.heard).toEqual(first.heard);
  });

  it('reports a gap when a number is skipped or the server says so, and drops a repetition', async () => {
    const { someone } = await openedWith('t');
    for (const seq of [1, 2, 2, 4]) end(0).onMessage('t', JSON.stringify({ seq }));
    expect(someone.heard).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 4 }]);
    expect(someone.gaps()).toBe(1);

    end(0).onMessage('t', '{"seq":9,"gap":true}');
    expect(someone.heard).toHaveLength(3);
    expect(someone.gaps()).toBe(2);
  });

  it('does not stumble over what is no message', async () => {
    const { someone } = await openedWith('t');
    for (const text of ['', 'null', '{}', '[1]', '{"seq":"1"}']) end(0).onMessage('t', text);
    expect(someone.heard).toEqual([]);
  });

  it('reopens a lost line with growing pauses, asks again, and says that news may be missing', async () => {
    const { someone } = await openedWith('t');
    end(0).onClosed();
    await pass(499);
    expect(ends).toHaveLength(1);
    await pass(1);
    expect(ends).toHaveLength(2);

    // Lost again before it opened: the pause doubles.
    end(1).onClosed();
    await pass(999);
    expect(ends).toHaveLength(2);
    await pass(1);
    end(2).onOpen();
    expect(end(2).asked).toEqual(['t']);
    expect(someone.gaps()).toBe(1);
  });

  it('says when it is up and when it is not', async () => {
    const { stop } = await openedWith('t');
    expect(states).toEqual([true]);
    end(0).onClosed();
    await pass(500);
    expect(states).toEqual([true, false]);
    end(1).onOpen();
    stop();
    await pass(5_000);
    expect(states).toEqual([true, false, true, false]);
  });

  it('goes on trying while no ticket is to be had', async () => {
    refuseTickets = true;
    line.follow('t', 0, follower());
    await pass(3_000);
    expect(ends).toHaveLength(0);
    refuseTickets = false;
    await pass(5_000);
    expect(ends).toHaveLength(1);
  });

  it('stays open for a screen that mounts again, and closes when nobody has followed for a while', async () => {
    const { stop } = await openedWith('t');
    stop();
    await pass(1_000);
    const stopAgain = line.follow('t', 0, follower());
    await pass(10_000);
    expect(ends).toHaveLength(1);
    expect(end(0).closed).toBe(false);

    stopAgain();
    await pass(5_000);
    expect(end(0).closed).toBe(true);
  });

  it('takes a new connection after a login, and hears nothing more of the old one', async () => {
    const { someone } = await openedWith('t');
    line.restart();
    await pass();
    end(1).onOpen();
    end(0).onMessage('t', '{"seq":1}');
    end(0).onClosed();
    await pass(60_000);

    expect(end(0).closed).toBe(true);
    expect(ends).toHaveLength(2);
    expect(someone.heard).toEqual([]);
  });
});
