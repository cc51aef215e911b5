import type { LiveRoom } from '@fairway/contract/live/room-schemas.ts';
import type { Page } from '@playwright/test';

const lists = ['**/popularLive/v2/list', '**/video/v1/anchorRoomList*'];

/** Lets the page read the real rooms with some of them changed, as a broadcast would change them. */
export async function roomsWith(page: Page, change: (room: LiveRoom) => Partial<LiveRoom>): Promise<void> {
  for (const path of lists)
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: { rooms: LiveRoom[] } };
      const rooms = envelope.data.rooms.map((room) => ({ ...room, ...change(room) }));
      await route.fulfill({ json: { ...envelope, data: { ...envelope.data, rooms } } });
    });
  await page.route('**/video/v1/room?*', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { room: LiveRoom } };
    const { room } = envelope.data;
    await route.fulfill({ json: { ...envelope, data: { room: { ...room, ...change(room) } } } });
  });
}

/** Answers one GET of the picture's part in place of the server. */
export async function videoAnswer(page: Page, name: string, data: object): Promise<void> {
  await page.route(`**/video/v1/${name}*`, (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
}
