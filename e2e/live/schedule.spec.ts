import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { apiFor, expect, test } from '../shell/member.ts';

test.describe('the schedule of live rooms', () => {
  test('lists the day, another day, and has each entry by its number [ROUTE-044] [ROUTE-045]', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/app/schedule');
    await expect(page.getByRole('heading', { level: 1, name: '直播赛程' })).toBeVisible();
    expect(await axeFaultsInBothThemes(page), 'schedule').toEqual([]);
    await page.getByRole('button', { name: /^明天/ }).click();
    await expect(page.getByRole('button', { name: /^明天/ })).toHaveAttribute('aria-pressed', 'true');

    const api = apiFor(baseURL ?? '');
    const { entries } = await api.listLiveSchedule({});
    const [entry] = entries;
    if (!entry) throw new Error('nothing is announced for today');
    await page.goto(`/app/schedule/scheduleDetail/${entry.scheduleId}`);
    await expect(page.getByText(entry.chatRoomNo)).toBeVisible();
    await expect(page.getByRole('link', { name: '进直播间' })).toHaveAttribute(
      'href',
      `/app/live/room/${entry.chatRoomNo}`,
    );
    expect(await axeFaults(page), 'entry').toEqual([]);
  });

  test('says that an entry does not exist', async ({ page }) => {
    await page.goto('/app/schedule/scheduleDetail/999999999999');
    await expect(page.getByText('没有这条赛程')).toBeVisible();
    await expect(page.getByRole('link', { name: '返回赛程' }).first()).toBeVisible();
  });

  test('has a member reminded and takes that back, and leads a visitor to the login', async ({
    page,
    signIn,
    baseURL,
  }) => {
    const api = apiFor(baseURL ?? '');
    const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(
      Date.now() + 86_400_000,
    );
    const { entries } = await api.listLiveSchedule({ day: tomorrow });
    const entry = entries.find(({ status }) => status === 'planned');
    if (!entry) throw new Error('nothing is announced for tomorrow');
    const detail = `/app/schedule/scheduleDetail/${entry.scheduleId}`;
    await page.goto(detail);
    await expect(page.getByRole('link', { name: /^提醒我观看/ })).toHaveAttribute(
      'href',
      /\/app\/login\?return=/,
    );

    await signIn(page);
    await page.goto(detail);
    await page.getByRole('button', { name: /^提醒我观看/ }).click();
    await page.getByRole('button', { name: /^取消提醒/ }).click();
    await expect(page.getByRole('button', { name: /^提醒我观看/ })).toBeVisible();
  });
});
