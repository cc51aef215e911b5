import { expect, test } from '../shell/member.ts';
import { anchorCalls } from './anchor-calls.ts';
import { publishRecording } from './publish-recording.ts';

test('a card of the lobby moves while a mouse rests on it, and never where motion is unwanted', async ({
  page,
  signIn,
  baseURL: site = '',
}) => {
  const anchor = await anchorCalls(site);
  const { chatRoomNo, streamKey, domains } = await anchor.openBroadcast({});
  const broadcast = await publishRecording(domains[0] ?? '', streamKey);
  try {
    await signIn(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/app/live');
    const card = page.locator(`a[href="/app/live/room/${chatRoomNo}"]`).first();
    const moving = page.locator('video[data-preview]');
    await card.hover();
    await expect(moving).toHaveCount(1, { timeout: 30_000 });
    expect(await moving.evaluate(({ muted }: HTMLVideoElement) => muted)).toBe(true);
    const drawn = (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames;
    await expect.poll(() => moving.evaluate(drawn), { timeout: 30_000 }).toBeGreaterThan(5);
    await page.mouse.move(0, 0);
    await expect(moving).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await card.hover();
    // Longer than a mouse has to rest.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(asked.filter((url) => url.includes('watchStatus'))).toEqual([]);
  } finally {
    broadcast.end();
  }
});
