import { solveQuestion } from '../members/solve-question.ts';
import { expect, test } from '../shell/member.ts';
import { refuse } from './spoilt-answer.ts';

const needed = 301_009;
const kept = () => sessionStorage.getItem('robotCheckPath');

test.describe('the robot check', () => {
  test('keeps path and query, and leads back there once it is passed', async ({ page, signIn }) => {
    await signIn(page);
    const admit = await refuse(page, '/second_launch', needed, { verifyType: 1, afsType: 0, anjiType: 0 });
    await page.goto('/app/inlineVenueCommon/1?a=1');
    await expect(page).toHaveURL('/robot-check/1/0/0');
    await expect.poll(() => page.evaluate(kept)).toBe('/app/inlineVenueCommon/1?a=1');

    await expect(page.getByRole('img', { name: '验证图片' })).toBeVisible();
    await page.locator('input[name=captcha]').fill('ABCDE');
    await page.getByRole('button', { name: '提交验证' }).click();
    await expect(page.getByText('验证未通过，请再试一次')).toBeVisible();

    admit();
    const answer = await solveQuestion(page);
    await page.locator('input[name=captcha]').fill(answer);
    await page.getByRole('button', { name: '提交验证' }).click();
    await expect(page).toHaveURL('/app/inlineVenueCommon/1?a=1');
    await expect(page.locator('iframe')).toBeVisible();
    await expect.poll(() => page.evaluate(kept)).toBeNull();
  });

  test('two calls that demand it together make one redirect [ROUTE-098]', async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/cs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Its own late calls would be refused before the press, which then overtakes the redirect: the story below.
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() => history.length);
    let [asked, refused] = [0, 0];
    await page.route(/\/(?:api|static)\//, async (route) => {
      asked += 1;
      // Held until a second one has come, so that both refusals meet the same page: the home page asks for several things at once.
      await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(1);
      await route.fulfill({ json: { code: needed, msg: '', data: null } });
      refused += 1;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: '首页' }).click();
    // As long as a refusal may be held.
    await expect(page).toHaveURL('/robot-check/1/0/0', { timeout: 30_000 });
    await expect.poll(() => refused > 1 && refused === asked).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: '确认是您本人' })).toBeVisible();
    expect(visited.filter((path) => path.startsWith('/robot-check/'))).toHaveLength(1);
    // The press and the check are all that has come into the history.
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 2);
  });

  test('a press that overtakes the redirect is led to the check as well', async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/cs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    let letIn = () => {};
    const pressed = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(/robot-check-screen-[^/]+\.js/, async (route) => {
      await pressed;
      await route.continue();
    });
    await refuse(page, '/listFixtures?*', needed, { verifyType: 1, afsType: 0, anjiType: 0 });
    // Pressed by the page itself as soon as it leaves for the check: 200 ms later a placeholder takes the footer's
    // place.
    await page.evaluate(async () => {
      const press = (path: string) =>
        document.querySelector<HTMLElement>(`footer a[href^="${path}"]`)?.click();
      press('/app/sport');
      while (!location.pathname.startsWith('/robot-check/'))
        await new Promise((resolve) => setTimeout(resolve));
      press('/app/help');
    });
    await expect.poll(() => visited.some((path) => path.startsWith('/app/help'))).toBe(true);
    letIn();
    await expect(page).toHaveURL('/robot-check/1/0/0');
    await expect(page.getByRole('heading', { level: 1, name: '确认是您本人' })).toBeVisible();
    await expect.poll(() => page.evaluate(kept)).toContain('/app/help');
  });
});
