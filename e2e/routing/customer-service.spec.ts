import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../console/desk.ts';

const everyone = { audience: 'everyone' } as const;
const vip = {
  code: 'vip',
  name: { zh: '贵宾线路', en: '' },
  url: 'https://talk.example/vip',
  ...everyone,
};
const day = { ...vip, code: 'day', name: { zh: '日间线路', en: '' }, url: 'https://talk.example/day' };

test.describe('customer service', () => {
  test('/cs is in the shell with the lines that are meant for the visitor, each in a window of its own [ROUTE-064] [SITE-020]', async ({
    page,
    desk,
  }) => {
    const forMembers = {
      ...day,
      code: 'members',
      name: { zh: '会员线路', en: '' },
      audience: 'members',
    } as const;
    await desk.publishSite(() => ({ customerService: [vip, day, forMembers] }));
    await page.goto('/cs');
    await expect(page.getByRole('heading', { level: 1, name: '在线客服' })).toBeVisible();
    const first = page.getByRole('main').getByRole('link', { name: '贵宾线路' });
    await expect(first).toHaveAttribute('href', 'https://talk.example/vip');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('main').getByRole('link', { name: '日间线路' })).toBeVisible();
    await expect(page.getByText('会员线路')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test('the header leads to the chat whose url the call gives, and /cschat has neither header nor footer [SITE-018] [ROUTE-073]', async ({
    page,
    desk,
  }) => {
    await desk.publishSite(({ service }) => ({
      service: { ...service, chatUrl: 'https://chat.invalid/room' },
    }));
    await page.goto('/app/home');
    await page.getByRole('banner').getByRole('link', { name: '在线客服' }).click();
    await expect(page).toHaveURL('/cs');
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://chat.invalid/room');

    const metadata = page.waitForResponse('**/getEchatMetadata');
    await page.goto('/cschat');
    expect((await metadata).ok()).toBe(true);
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://chat.invalid/room');
    await expect(page.locator('header, footer')).toHaveCount(0);
  });

  test('a number that wants to be called is taken once, and axe finds nothing [SITE-013]', async ({
    page,
  }) => {
    await page.goto('/cs');
    const form = page.getByRole('region', { name: '免费回电' });
    await form.getByRole('button', { name: '请给我回电' }).click();
    await expect(form.getByText('请输入正确的手机号码')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const phone = `139${String(Date.now()).slice(-8)}`;
    await form.getByRole('textbox', { name: /手机/ }).fill(phone);
    await form.getByRole('button', { name: '请给我回电' }).click();
    await expect(form.getByText('已经登记')).toBeVisible();
  });

  test('without any line to reach support it says so and leads to the help centre', async ({
    page,
    desk,
  }) => {
    await desk.publishSite(({ service }) => ({
      customerService: [],
      service: { ...service, freeCall: false },
    }));
    await page.goto('/cs');
    await expect(page.getByText('客服线路还没有开通')).toBeVisible();
    await page.getByRole('link', { name: '打开帮助中心' }).click();
    await expect(page).toHaveURL('/app/help/start/register');
  });
});
