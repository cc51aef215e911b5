import { describe, expect, it } from 'vitest';
import type { WelcomePriority } from '@fairway/contract/chat/states.ts';
import { WelcomeQueue } from './welcome-queue.ts';

const arrival = (name: string, priority: WelcomePriority) => ({
  memberId: name,
  priority,
  from: { userNo: '500001', name, role: 'member' as const, grade: 0 },
});

function order(queue: WelcomeQueue): string[] {
  const names: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) names.push(next.memberId);
  return names;
}

describe('the arrivals of a room', () => {
  it('are announced high before low, and after three high ones one low [CHAT-004]', () => {
    const queue = new WelcomeQueue();
    queue.add(arrival('low1', 'low'));
    queue.add(arrival('low2', 'low'));
    for (const name of ['high1', 'high2', 'high3', 'high4']) queue.add(arrival(name, 'high'));
    expect(order(queue)).toEqual(['high1', 'high2', 'high3', 'low1', 'high4', 'low2']);
  });

  it('beyond the places are counted and said with the last one', () => {
    const queue = new WelcomeQueue();
    for (let index = 0; index < 87; index += 1) queue.add(arrival(`low${index}`, 'low'));
    const said = [];
    for (let next = queue.next(); next; next = queue.next()) said.push(next.others);
    expect(said).toHaveLength(50);
    // 87 arrived, 50 are named.
    expect(said.filter((others) => others > 0)).toEqual([37]);
  });
});
