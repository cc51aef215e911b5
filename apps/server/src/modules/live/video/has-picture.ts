import type { ListedRoomRow } from '../tables.ts';

/** Whether a broadcast is on the air, or may come back within the minute. */
export function hasPicture({ broadcast }: Pick<ListedRoomRow, 'broadcast'>): boolean {
  return broadcast === 'live' || broadcast === 'interrupted';
}
