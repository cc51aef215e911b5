import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';

/** How many listen in a room, from the module that connects them. */
export interface RoomAudience {
  readonly name: string;
  /** Connections by room number; a room that is missing has none. */
  count(app: Platform, rooms: readonly bigint[]): Promise<ReadonlyMap<bigint, number>>;
}

export const roomAudiences = defineExtensionPoint<RoomAudience>('room audiences');

/** Connections in each of these rooms, over all that count them; as they are, never raised. */
export async function audienceOf(
  app: Platform,
  rooms: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const sums = new Map<bigint, number>();
  for (const audience of roomAudiences.all(app))
    for (const [room, count] of await audience.count(app, rooms))
      sums.set(room, (sums.get(room) ?? 0) + count);
  return sums;
}
