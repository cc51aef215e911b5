/** What a room's address says: which of its replays is played. */
export interface RoomSearch {
  replay?: string;
}

export const roomKeys = ['replay'] as const satisfies readonly (keyof RoomSearch)[];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readRoomSearch(raw: Record<string, unknown>): RoomSearch {
  const { replay } = raw;
  return typeof replay === 'string' && uuid.test(replay) ? { replay } : {};
}
