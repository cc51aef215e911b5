import { endpoints } from '@fairway/contract/endpoints.ts';
import { webLiveQrPx } from '@fairway/contract/live/video.ts';
import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../console/desk.ts';
import { apiFor } from '../shell/member.ts';
import { roomsWith, videoAnswer } from './answers.ts';

/** A room about the last match to come: it is not over before the story is. */
async function matchRoom(baseURL: string | undefined) {
  const { rooms } = await apiFor(baseURL ?? '').listPopularLive({ page: 1, size: 100, kind: 'match' });
  const coming = rooms.filter(({ match }) => match?.status === 'scheduled');
  const room = coming.toSorted((one, other) => one.startAt.localeCompare(other.startAt)).at(-1);
  if (!room?.match) throw new Error('no match comes');
  return { roomNo: room.chatRoomNo, match: room.match };
}

test.describe('a live room', () => {
  test('has the match, its markets, a slip, and a code of 86 px for phones [LIVE-002] [LIVE-021]', async ({
    page,
    baseURL,
  }) => {
    const { roomNo, match } = await matchRoom(baseURL);
    await page.goto(`/app/live/room/${roomNo}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home.name.zh);
    const stage = page.getByRole('region', { name: '直播画面' });
    await expect(stage).toContainText(match.away.name.zh);
    await expect(page.getByText(`房间号 ${roomNo}`)).toBeVisible();

    const code = page.getByRole('img', { name: '直播间二维码' });
    const box = await code.boundingBox();
    expect([box?.width, box?.height]).toEqual([webLiveQrPx, webLiveQrPx]);
    expect(await axeFaultsInBothThemes(page), 'room').toEqual([]);

    await page.getByRole('tab', { name: '盘口' }).click();
    const side = page.getByRole('complementary', { name: '直播间侧栏' });
    const price = side
      .getByRole('button', { pressed: false })
      .filter({ hasText: /\d\.\d/ })
      .first();
    await price.click();
    await page.getByRole('button', { name: '投注单 1' }).click();
    await expect(page.getByRole('dialog', { name: '投注单' })).toContainText(match.home.name.zh);
    expect(await axeFaults(page), 'slip').toEqual([]);
  });

  test('says why there is no picture, and leads on from there', async ({ page, baseURL }) => {
    const { roomNo } = await matchRoom(baseURL);
    await videoAnswer(page, 'switch', { on: true });
    for (const { rule, title, link } of [
      { rule: 'members', title: '登录后观看', link: '登录' },
      { rule: 'country', title: '所在地区无法观看', link: '看其他直播' },
    ]) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await videoAnswer(page, 'switch', { on: true });
      await roomsWith(page, () => ({ status: 'live' }));
      await videoAnswer(page, 'watchStatus', { allowed: false, rule, secondsLeft: null, delaySeconds: 0 });
      await page.goto(`/app/live/room/${roomNo}`);
      const stage = page.getByRole('region', { name: '直播画面' });
      await expect(stage.getByText(title)).toBeVisible();
      await expect(stage.getByRole('link', { name: link })).toBeVisible();
      expect(await axeFaults(page), rule).toEqual([]);
    }
    for (const { status, title } of [
      { status: 'ended', title: '直播已结束' },
      { status: 'takenDown', title: '直播已下架' },
    ] as const) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await roomsWith(page, () => ({ status }));
      await page.goto(`/app/live/room/${roomNo}`);
      await expect(page.getByRole('region', { name: '直播画面' }).getByText(title)).toBeVisible();
      await expect(page.getByRole('link', { name: '看其他直播' })).toBeVisible();
    }
  });

  test('shows no bullet comments where the site has switched them off, and shows them again [SITE-005]', async ({
    page,
    desk,
    baseURL,
  }) => {
    const { roomNo } = await matchRoom(baseURL);
    const comments = page.getByRole('button', { name: '关闭弹幕' });
    await page.goto(`/app/live/room/${roomNo}`);
    await expect(comments).toBeVisible();
    await desk.publishSite(({ switches }) => ({ switches: { ...switches, bulletComments: false } }));
    await page.goto(`/app/live/room/${roomNo}`);
    await expect(page.getByRole('img', { name: '直播间二维码' })).toBeVisible();
    await expect(comments).toHaveCount(0);
  });

  test('asks for a member’s coins as it opens [COIN-027]', async ({ page, signIn, baseURL }) => {
    const { roomNo } = await matchRoom(baseURL);
    await signIn(page);
    const asked = page.waitForRequest((request) => request.url().endsWith(endpoints.getCoinBalance.path));
    await page.goto(`/app/live/room/${roomNo}`);
    await asked;
  });

  test('that does not exist leads back to the lobby', async ({ page }) => {
    await page.goto('/app/live/room/999999999');
    await expect(page.getByText('直播间不存在')).toBeVisible();
    await page.getByRole('link', { name: '返回直播大厅' }).click();
    await expect(page).toHaveURL('/app/live');
  });
});
