import { randomUUID } from 'node:crypto';
import { expect, test } from '../cashier/customer.ts';

test('a day’s sign-in gives five points in the member centre, and the badges of the lowest and highest level come [VIP-002] [VIP-007]', async ({
  page,
  customer,
}) => {
  await customer.api.signToday({ no: 1 }, { operationId: randomUUID() });
  await customer.signIn(page);
  await page.goto('/app/myCenter');
  await expect(page.getByTestId('points')).toContainText('5');

  const stair = page.getByRole('list', { name: '等级阶梯' });
  const own = stair.locator('[aria-current="step"] img[data-level]');
  const isDrawn = () => own.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
  await page.goto('/app/vip');
  await expect(own).toHaveAttribute('data-level', '0');
  await expect.poll(isDrawn).toBe(true);
  // The same answer of a member who holds the highest level.
  await page.route('**/api/vip/v1/getVip', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({
      json: { ...body, data: { ...body.data, level: 10, level_name: 10, benefitLevel: 10 } },
    });
  });
  await page.reload();
  await expect(own).toHaveAttribute('data-level', '10');
  await expect.poll(isDrawn).toBe(true);
  const badges = stair.locator('img[data-level]');
  const sources = await badges.evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ src }) => src));
  expect(new Set(sources).size).toBe(11);
  for (const source of sources) expect((await page.request.get(source)).status()).toBe(200);
});
