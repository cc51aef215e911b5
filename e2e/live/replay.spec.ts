import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '../console/desk.ts';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { apiFor } from '../shell/member.ts';
import { anchorCalls } from './anchor-calls.ts';
import { publishRecording } from './publish-recording.ts';

const verifier = resolve(import.meta.dirname, '../../tools/verify/verify.mjs');

test('a broadcast that is over plays again in its room, from anywhere in it, until the anchor hides it', async ({
  page,
  baseURL: site = '',
}) => {
  test.setTimeout(180_000);
  const anchor = await anchorCalls(site);
  const { broadcastId, chatRoomNo, streamKey, domains } = await anchor.openBroadcast({});
  const broadcast = await publishRecording(domains[0] ?? '', streamKey);
  await new Promise((resolve) => setTimeout(resolve, 14_000));
  broadcast.end();
  const listed = async () => {
    const { replays } = await apiFor(site).listReplays({ chatRoomNo });
    return replays.find((one) => one.broadcastId === broadcastId)?.seconds ?? 0;
  };
  // The server asks the origin each half minute what it has kept.
  await expect.poll(listed, { timeout: 90_000 }).toBeGreaterThan(9);

  await page.goto(`/app/live/room/${chatRoomNo}`);
  await page.getByRole('tab', { name: '回放' }).click();
  const list = page.getByRole('list', { name: '回放' });
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`replay=${broadcastId}`));
  const stage = page.getByRole('region', { name: '直播回放' });
  const video = stage.locator('video');
  const drawn = (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames;
  await expect.poll(() => video.evaluate(drawn), { timeout: 30_000 }).toBeGreaterThan(5);
  expect(await video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(9);

  await stage.getByRole('button', { name: '暂停' }).click();
  const place = stage.getByRole('slider', { name: '播放位置' });
  await place.focus();
  await page.keyboard.press('End');
  await expect(place).not.toHaveValue('0');
  const position = ({ currentTime }: HTMLVideoElement) => currentTime;
  await expect.poll(() => video.evaluate(position)).toBeGreaterThan(8);
  await page.keyboard.press('Home');
  await expect.poll(() => video.evaluate(position)).toBeLessThan(1);
  const before = await video.evaluate(drawn);
  await stage.getByRole('button', { name: '播放' }).click();
  await expect.poll(() => video.evaluate(drawn), { timeout: 30_000 }).toBeGreaterThan(before + 5);
  expect(await axeFaultsInBothThemes(page), 'replay').toEqual([]);

  const saving = page.waitForEvent('download');
  await stage.getByRole('button', { name: '下载这一段的存证' }).click();
  const proof = await (await saving).path();
  const verdict = spawnSync(process.execPath, [verifier, proof], {
    encoding: 'utf8',
  });
  expect(verdict.stdout, verdict.stderr).toContain('"clip": true');
  expect(verdict.status).toBe(0);

  await anchor.keepOwnReplays({ keeps: false });
  try {
    await page.reload();
    await expect(page.getByRole('region', { name: '直播回放' })).toContainText('回放已不存在');
    await page.getByRole('button', { name: '返回直播间' }).first().click();
    await expect(page.getByRole('region', { name: '直播画面' })).toBeVisible();
    await page.getByRole('tab', { name: '回放' }).click();
    await expect(page.getByText('暂时没有回放')).toBeVisible();
  } finally {
    await anchor.keepOwnReplays({ keeps: true });
  }
});
