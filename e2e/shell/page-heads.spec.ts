import type { Page } from '@playwright/test';
import { newestInPlay } from '../sports/newest-in-play.ts';
import { apiFor, expect, test } from './member.ts';

const home = /^体育、电竞、真人、/;
const description = (page: Page) => page.locator('meta[name=description]');
const canonical = (page: Page) => page.locator('link[rel=canonical]');

test('a match says which it is before any script runs, and after it in the visitor’s language', async ({
  page,
  baseURL,
}) => {
  const fixture = await newestInPlay(apiFor(baseURL ?? ''));
  const [own, away] = [fixture.home.name, fixture.away.name];
  const path = `/app/sport/match/${fixture.id}`;
  const document = await (await page.request.get(path)).text();
  expect(document).toContain(`<title>${own.zh} vs ${away.zh} · Fairway</title>`);
  expect(document).toContain(`content="${own.zh} vs ${away.zh}：`);

  await page.addInitScript(() => localStorage.setItem('fairway.language', 'en'));
  await page.goto(path);
  await expect(page).toHaveTitle(`${own.en} vs ${away.en} · Fairway`);
  await expect(description(page)).toHaveAttribute('content', new RegExp(`^${own.en} vs ${away.en}: odds`));
});

test('description and canonical address follow the page, the description its language', async ({
  page,
  baseURL,
}) => {
  await page.goto('/app/home?from=1');
  await expect(description(page)).toHaveAttribute('content', home);
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/app/home`);
  await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
  await expect(description(page)).toHaveAttribute('content', /^几步开立账户：/);
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/app/register`);
  await page.goBack();
  await expect(description(page)).toHaveAttribute('content', home);

  await page.evaluate(() => localStorage.setItem('fairway.language', 'en'));
  await page.reload();
  await expect(description(page)).toHaveAttribute('content', /^Sports, esports, live dealers/);
});

test('an article of the help centre says before any script runs what it is about', async ({
  page,
  baseURL,
}) => {
  const [category] = (await apiFor(baseURL ?? '').getHelpCentre({})).categories;
  const article = category?.articles[0];
  const path = `/app/help/${category?.typeId}/${article?.listId}`;
  const document = await (await page.request.get('/app/help/1/1')).text();
  expect(document).toContain(`<title>${article?.title.zh} · Fairway</title>`);
  expect(document).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
});

test('the home page draws its scenes as pictures, and all of them come', async ({ page }) => {
  await page.goto('/app/home');
  await page.getByRole('heading', { name: '凭什么放心' }).scrollIntoViewIfNeeded();
  await expect(page.locator('img[src*="/assets/sport-"]').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].filter((one) => !one.complete || one.naturalWidth === 0).map(({ src }) => src),
      ),
    )
    .toEqual([]);
  // With a scene drawn in place it was 2,800.
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);
});
