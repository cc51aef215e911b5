import { expect, test } from '../cashier/customer.ts';

test('the euro cup past the gate: pictures, countdown, films, a vote, the quiz, and a refresh that came too soon [ROUTE-036] [EURO-003] [EURO-004] [EURO-006] [EURO-010]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/euro-cup/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '欧陆争锋' })).toBeVisible();

  const { activityCarnivalDetailConfig: detail } = await customer.api.getEuroConfig({
    kind: 'euroCup',
    no: 1,
  });
  const stage = page.locator('[data-target]');
  await expect(stage).toHaveAttribute('data-target', detail.targetTime);
  await expect(stage.getByRole('timer')).toHaveText(/[23] ?天/);
  for (const picture of await stage.getByRole('img', { includeHidden: true }).all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByLabel('任意球直挂死角')).toHaveAttribute('src', /\.webm$/);

  const star = page.locator('[data-star="hartwell"]');
  await star.getByRole('button', { name: '为哈特韦尔投票' }).click();
  await expect(star.getByRole('button', { name: '今日已投给哈特韦尔' })).toBeDisabled();
  await expect(star.getByText(/^[1-9]\d* 票$/)).toBeVisible();
  await expect(page.getByRole('table', { name: '粉丝榜' }).getByText('（我）')).toBeVisible();

  const question = page.locator('[data-question][data-state="open"]').first();
  await question.getByRole('button', { name: '2–3 球' }).click();
  await question.getByRole('button', { name: '确认选「2–3 球」' }).click();
  await expect(question.getByRole('button', { name: '2–3 球', exact: true })).toBeDisabled();

  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/getEuroConfig')) asked += 1;
  });
  const refresh = page.getByRole('button', { name: '刷新' });
  const answered = page.waitForResponse(/getEuroConfig$/);
  await refresh.click();
  await answered;
  await refresh.click();
  await expect(page.getByText('请勿频繁刷新，稍后再试')).toBeVisible();
  expect(asked).toBe(1);
});

test('the European cup without a vote where it is switched off, and the guesses of the world cup from their landing page [ROUTE-031] [ROUTE-035] [ROUTE-063] [EURO-005]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.route('**/getEuroConfig', async (route) => {
    const response = await route.fetch();
    const body: { data: { activityCarnivalConfig: { voteSwitch: boolean } } } = await response.json();
    body.data.activityCarnivalConfig.voteSwitch = false;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/app/european-cup/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '欧洲杯嘉年华' })).toBeVisible();
  await expect(page.getByRole('region', { name: '竞猜答题' })).toBeVisible();
  await expect(page.getByText('球星投票', { exact: true })).toHaveCount(0);

  await page.goto('/worldCupLanding');
  await expect(page.getByRole('heading', { level: 1, name: '世界杯竞猜' })).toBeVisible();
  await page.getByRole('link', { name: '查看全部题目' }).click();
  await expect(page).toHaveURL('/app/world-cup-guess/1');
  const question = page.locator('[data-question][data-state="open"]').first();
  await question.getByRole('button', { name: '都不进球' }).click();
  await question.getByRole('button', { name: '确认选「都不进球」' }).click();
  await expect(question.getByRole('button', { name: '都不进球', exact: true })).toBeDisabled();
});
