import { expect, test } from '@playwright/test';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { goTo } from '../shell/go-to.ts';
import { apiFor } from '../shell/member.ts';

test('the foot leads to the help centre; another entry changes address and text [HELP-001]', async ({
  page,
}) => {
  await page.goto('/app/home');
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click();
  await expect(page).toHaveURL(/\/app\/help\/start\/register$/);
  await expect(page.getByRole('heading', { level: 1, name: '如何注册账户' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: '帮助目录' });
  await expect(menu.getByText('投注规则', { exact: true })).toBeVisible();

  await menu.getByRole('link', { name: '如何提款' }).click();
  await expect(page).toHaveURL(/\/app\/help\/withdrawal\/how-to-withdraw$/);
  await expect(page.getByRole('heading', { level: 1, name: '如何提款' })).toBeVisible();

  await page.getByRole('searchbox').fill('赢半');
  const found = page.getByRole('search').getByRole('link', { name: /^让球四分盘/ });
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: /^让球四分盘/ })).toBeVisible();
});

test('the home page shows sponsors; one opens without header and footer [SPONSOR-001] [SPONSOR-002]', async ({
  page,
}) => {
  await page.goto('/app/home');
  await expect(
    page.getByRole('region', { name: '合作伙伴' }).getByRole('link', { name: /^海湾杯/ }),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: '合作伙伴' }).click();
  await expect(page).toHaveURL(/\/app\/sponsors$/);
  await page.getByRole('link', { name: /^海湾杯/ }).click();
  await expect(page).toHaveURL(/\/app\/sponsorModel\/harbour-cup$/);
  await expect(page.getByRole('heading', { level: 1, name: '海湾杯' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the agents’ page has contact data, checks the code of the address, and takes an application [AGENT-001] [AGENT-003]', async ({
  page,
}) => {
  const checked = page.waitForRequest((request) => request.url().endsWith('/static/v1/agent/check'));
  await page.goto('/app/agent?agent_verify=FW8001');
  expect((await checked).postDataJSON()).toEqual({ agent_verify: 'FW8001' });
  await expect(page.getByText('编号 FW8001 属实：演示代理一号')).toBeVisible();
  await expect(page.getByText('agents@fairway.example')).toBeVisible();

  await page.getByLabel('代理编号').fill('nobody');
  await page.getByRole('button', { name: '查验' }).click();
  await expect(page.getByText(/没有编号为 nobody 的代理/)).toBeVisible();

  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('请填写称呼，至少 2 个字')).toBeVisible();
  await page.getByLabel('称呼').fill('林合作');
  await page.getByLabel('账号或号码').fill('lin-2026');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('申请已提交')).toBeVisible();
});

test('the home page shows banners in their order with their links [SITE-014], and the carousel its ads [SITE-027]', async ({
  page,
}) => {
  await page.goto('/app/home');
  const banners = page.getByRole('region', { name: '精选' });
  const slides = banners.getByRole('group', { includeHidden: true });
  await expect(
    slides.getByRole('link', { includeHidden: true, name: /^(看今日赛事|注册账户|浏览盘口)$/ }),
  ).toHaveText(['看今日赛事', '注册账户', '浏览盘口']);
  const ads = page.getByRole('region', { name: '推荐内容' });
  await expect(ads.getByRole('link')).toHaveAttribute('href', '/app/help/betting/quarter-lines');
  await ads.getByRole('button', { name: '第 2 张，共 3 张' }).click();
  await expect(ads.getByRole('link')).toHaveAttribute('href', '/app/help/transfer/how-to-transfer');
});

test('a short address leads to the page it was made for [SITE-022]', async ({ page, baseURL }) => {
  const visitor = apiFor(baseURL ?? '');
  const { session } = await visitor.registerMember({
    name: `u${Date.now().toString(36)}`,
    password: '0123456789abcdef0123456789abcdef',
    birthDate: '1990-01-31',
    acceptsTerms: true,
  });
  const { code } = await apiFor(baseURL ?? '', session).createShortUrl({ url: '/app/register?i_code=abc' });
  await page.goto(`/s/${code}`);
  await expect(page).toHaveURL(/\/app\/register\?i_code=abc$/);
  await page.goto('/s/nobody0');
  await expect(page).toHaveURL(/\/404$/);
});

test('the pages of content have no fault that axe can find', async ({ page }) => {
  await page.goto('/404');
  await expect(page.locator('h1')).toBeAttached();
  // The home page is looked at by the shell's own story. Neighbours are pages of their own, each with its heading.
  for (const path of [
    '/app/help/betting/rules',
    '/app/page/about',
    '/app/sponsors',
    '/app/sponsorModel/harbour-cup',
    '/app/agent?agent_verify=FW8001',
    '/app/page/unknown',
    '/agent-page',
  ]) {
    await goTo(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await axeFaultsInBothThemes(page), path).toEqual([]);
  }
});
