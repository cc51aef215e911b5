import { expect, test } from '../console/desk.ts';
import { apiFor } from '../shell/member.ts';
import { anchorCalls } from './anchor-calls.ts';
import { publishRecording } from './publish-recording.ts';

test('a room plays what its anchor publishes, and a changed address plays for nobody [LIVE-001] [LIVE-014]', async ({
  page,
  baseURL: site = '',
}) => {
  const anchor = await anchorCalls(site);
  const { chatRoomNo, streamKey, domains } = await anchor.openBroadcast({});
  const [origin = ''] = domains;
  const broadcast = await publishRecording(origin, streamKey);
  try {
    await page.goto('/app/live');
    await page.locator(`a[href="/app/live/room/${chatRoomNo}"]`).first().click();
    const video = page.locator('video').first();
    // Frames drawn, and not the position alone, which a jump to the newest part moves as well.
    const drawn = (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames;
    await expect.poll(() => video.evaluate(drawn), { timeout: 60_000 }).toBeGreaterThan(20);
    expect(await video.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBe(160);

    const { addresses } = await apiFor(site).getSignedUrls({ chatRoomNo });
    const { path = '' } = addresses.find(({ kind }) => kind === 'hls') ?? {};
    expect((await fetch(origin + path)).status).toBe(200);
    const changed = path.replace(/[0-9a-f]{8}(?=\/[^/]+$)/, (end) =>
      end === '00000000' ? '11111111' : '00000000',
    );
    expect(changed).not.toBe(path);
    expect((await fetch(origin + changed)).status).toBe(403);
  } finally {
    broadcast.end();
  }
});
