import { expect, test } from '../console/desk.ts';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
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
  const reader: string[] = [];
  page.on('request', (request) => {
    if (/\/hls-engine[^/]*\.js$/.test(request.url())) reader.push(request.url());
  });
  try {
    await page.goto('/app/live');
    await page.locator(`a[href="/app/live/room/${chatRoomNo}"]`).first().click();
    const video = page.locator('video').first();
    // Frames drawn, and not the position alone, which a jump to the newest part moves as well.
    const drawn = (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames;
    await expect.poll(() => video.evaluate(drawn), { timeout: 60_000 }).toBeGreaterThan(20);
    expect(await video.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBe(160);

    // Played from its playlist: with its sound, some seconds later, by a program that nobody had to load before.
    expect(reader).toEqual([]);
    await page.getByRole('button', { name: '清晰度' }).click();
    await page.getByRole('menuitem', { name: /^防卡顿/ }).click();
    const heard = (element: HTMLVideoElement) => Number(Reflect.get(element, 'webkitAudioDecodedByteCount'));
    await expect.poll(() => reader.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => video.evaluate(drawn), { timeout: 60_000 }).toBeGreaterThan(20);
    expect(await video.evaluate(heard)).toBeGreaterThan(0);

    await page.getByRole('button', { name: '回看' }).click();
    const place = page.getByRole('slider', { name: '回看位置' });
    await expect(place).toHaveAttribute('aria-valuetext', /^00:\d\d 前，最多可回看 00:\d\d$/, {
      timeout: 30_000,
    });
    await place.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => video.evaluate(drawn), { timeout: 30_000 }).toBeGreaterThan(5);
    expect(await axeFaultsInBothThemes(page), 'rewound').toEqual([]);
    await page.getByRole('button', { name: '回到直播' }).click();
    await expect(place).toHaveCount(0);

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
