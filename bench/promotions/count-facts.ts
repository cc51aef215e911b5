import { randomUUID } from 'node:crypto';
import { countFacts } from '@fairway/server/modules/play/facts/count-facts.ts';
import type { PlayEvent } from '@fairway/server/modules/play/facts/fact-of.ts';
import type { Platform } from '@fairway/server/platform/platform.ts';

const membersOf = 500;

/** Settled rounds of some members, with ids of the outbox from a first one on. */
export function settledRounds(count: number, first: number): PlayEvent[] {
  const members = Array.from({ length: membersOf }, () => randomUUID());
  const at = new Date().toISOString();
  return Array.from({ length: count }, (_, index) => ({
    name: 'game.settled' as const,
    id: String(first + index),
    at,
    payload: {
      memberId: members[index % membersOf] ?? '',
      venue: 'fairway-games',
      category: 'electronic' as const,
      game: 'dice',
      ref: randomUUID(),
      currency: 'CNY' as const,
      stake: '10.00',
      returned: '0.00',
      turnover: '10.00',
      free: false,
      at,
    },
  }));
}

/** Microseconds an event when so many are counted at a time. */
export async function countAtOnce(
  app: Platform,
  events: readonly PlayEvent[],
  atOnce: number,
): Promise<number> {
  const begun = performance.now();
  for (let from = 0; from < events.length; from += atOnce)
    await countFacts.run(app, { events: events.slice(from, from + atOnce) });
  return ((performance.now() - begun) * 1000) / events.length;
}
