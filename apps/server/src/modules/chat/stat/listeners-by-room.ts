import { matchTopic } from '@fairway/contract/topics.ts';
import type { Platform } from '#platform/platform.ts';

/** Connections of this process on each room's chat topic. */
export function listenersByRoom(app: Platform): Map<bigint, number> {
  const counts = new Map<bigint, number>();
  for (const [topic, count] of app.publisher.audience('rooms/')) {
    const match = matchTopic(topic);
    const no = match?.key === 'roomChat' ? match.params['chatRoomNo'] : undefined;
    if (no !== undefined && /^[1-9]\d{5,11}$/.test(no)) counts.set(BigInt(no), count);
  }
  return counts;
}
