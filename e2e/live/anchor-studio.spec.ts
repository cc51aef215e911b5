import type { Page } from '@playwright/test';
import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { demoMember } from '../cashier/demo-member.ts';
import { alone, expect, test } from '../shell/member.ts';

const studio = '/app/anchor/studio';
/** A camera and a microphone that the browser draws and sounds by itself, granted without a question. */
const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

// Frames drawn, and not the position alone, which a jump to the newest part moves as well.
const drawn = (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames;

async function openStudio(page: Page): Promise<void> {
  await page.goto(studio);
  await expect(page.getByRole('heading', { level: 1, name: '主播工作室' })).toBeVisible();
}

test('an anchor goes live from the browser’s camera, a room plays it, and it ends with a question', async ({
  page: viewer,
  playwright,
  launchOptions,
  baseURL: site = '',
}) => {
  // Two browsers, of which one encodes.
  test.setTimeout(300_000);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...fakeDevices],
  });
  const { page, api: anchor } = await demoMember(browser, site, 'laozhou');
  try {
    await openStudio(page);
    await expect(page.getByRole('button', { name: '开始直播' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: '打开画面' }).click();
    await expect.poll(() => page.getByLabel('画面预览').evaluate(drawn)).toBeGreaterThan(2);
    const level = page.getByRole('meter', { name: '麦克风音量' });
    await expect.poll(async () => Number(await level.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    expect(await axeFaultsInBothThemes(page), 'ready').toEqual([]);

    await page.getByRole('button', { name: '开始直播' }).click();
    await expect(page.getByText('已连接，画面正常送达')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('直播中', { exact: true })).toBeVisible();
    expect(await axeFaults(page), 'on the air').toEqual([]);

    const { broadcast } = await anchor.getOwnBroadcast({});
    await viewer.goto(`/app/live/room/${broadcast?.chatRoomNo}`);
    const video = viewer.locator('video').first();
    await expect.poll(() => video.evaluate(drawn), { timeout: 60_000 }).toBeGreaterThan(20);
    expect([640, 1280]).toContain(await video.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth));

    // Another view keeps it on the air, another page asks first.
    await page.getByRole('tab', { name: '礼物收益' }).click();
    await expect(page).toHaveURL(`${studio}?view=income`);
    await page.getByRole('link', { name: '首页' }).first().click();
    const question = page.getByRole('dialog', { name: '离开会结束直播' });
    await question.getByRole('button', { name: '留在本页' }).click();
    await expect(page).toHaveURL(`${studio}?view=income`);
    expect((await anchor.getOwnBroadcast({})).broadcast?.status).toBe('live');

    await page.getByRole('tab', { name: '开播' }).click();
    await page.getByRole('button', { name: '结束直播' }).click();
    const end = page.getByRole('dialog', { name: '结束这场直播？' });
    await end.getByRole('button', { name: '结束直播' }).click();
    await expect(page.getByText(/^本场时长/)).toBeVisible();
    expect((await anchor.getOwnBroadcast({})).broadcast?.status).toBe('ended');
    await expect(viewer.getByRole('region', { name: '直播画面' }).getByText('直播已结束')).toBeVisible();
  } finally {
    await browser.close();
    await anchor.endOwnBroadcast({}).catch(() => undefined);
  }
});

test('an anchor announces a broadcast and takes it back, and sees room, contract, income and a key once', async ({
  browser,
  baseURL: site = '',
}) => {
  const { page, api: anchor } = await demoMember(browser, site, 'ayuan');
  await openStudio(page);
  await page.getByRole('button', { name: '生成推流密钥' }).click();
  await expect(page.getByText(/\/v1\/publish$/).first()).toBeVisible();
  await expect(page.getByText('密钥只显示这一次', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '生成推流密钥' })).toBeVisible();

  await page.getByRole('tab', { name: '直播预告' }).click();
  await page.getByLabel('标题', { exact: true }).fill('周末夜谈');
  await page.getByLabel('开播时间').fill('00:00');
  await page.getByRole('button', { name: '发布预告' }).click();
  await expect(page.getByText(/开播时间须在/)).toBeVisible();
  const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(
    Date.now() + 86_400_000,
  );
  await page.getByLabel('日期', { exact: true }).fill(tomorrow);
  await page.getByLabel('开播时间').fill('21:40');
  await page.getByRole('button', { name: '发布预告' }).click();
  await page.getByRole('button', { name: '取消预告 周末夜谈' }).click();
  const sure = page.getByRole('dialog', { name: '取消“周末夜谈”？' });
  await sure.getByRole('button', { name: '取消预告' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '周末夜谈' })).toContainText('已取消');
  expect(await axeFaultsInBothThemes(page), 'announcements').toEqual([]);

  await page.getByRole('tab', { name: '直播间' }).click();
  await page.getByRole('group', { name: '直播间封面' }).getByRole('button', { name: '篮球场' }).click();
  await expect.poll(async () => (await anchor.getOwnAnchor({})).anchor?.cover).toBe('court');
  await expect(page.getByRole('region', { name: '房管' })).toContainText('还没有房管');
  await expect(page.getByRole('region', { name: '禁言名单' })).toContainText('没有被禁言的成员');
  expect(await axeFaultsInBothThemes(page), 'room').toEqual([]);
  await anchor.setRoomCover({ cover: null });

  await page.getByRole('tab', { name: '礼物收益' }).click();
  await expect(page.getByText('这个月还没有收到礼物')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'income').toEqual([]);
  await page.getByRole('tab', { name: '合约' }).click();
  await expect(page.getByRole('region', { name: '生效中的合约' })).toContainText('40%');
  expect(await axeFaultsInBothThemes(page), 'contract').toEqual([]);
});

alone(
  'a member without a name known to the house is asked for it when applying',
  async ({ page, signIn }) => {
    await signIn(page);
    await page.goto(studio);
    await page.getByLabel('主播名称').fill('一');
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByLabel('主播名称')).toBeFocused();
    await page.getByLabel('主播名称').fill('北岸小站');
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('姓名');
  },
);
