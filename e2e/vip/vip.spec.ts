import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { alone as test, expect } from '../shell/member.ts';

test('the VIP page shows eleven levels, their privileges, and where the member is [VIP-003] [ROUTE-009]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/app/vip');
  const stair = page.getByRole('list', { name: '等级阶梯' });
  await expect(stair.getByRole('listitem')).toHaveCount(11);
  // The page stands inside the shell.
  await expect(page.getByRole('banner').getByRole('link', { name: 'VIP', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const own = stair.locator('[aria-current="step"]');
  await expect(own).toContainText('您在这里');
  await expect(own).toContainText('VIP 0');
  await expect(page.getByRole('progressbar', { name: '累计净存款' })).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByRole('progressbar', { name: '累计流水' })).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('0.00 / 5,000.00')).toBeVisible();

  const matrix = page.getByRole('table', { name: '权益对照' });
  const figures = (name: string) => matrix.getByRole('row', { name }).getByRole('cell').allInnerTexts();
  await expect(matrix.getByRole('columnheader')).toHaveCount(12);
  expect(await figures('升级礼金')).toEqual([
    '—', '8', '18', '58', '188', '388', '588', '1,288', '3,888', '8,888', '28,888',
  ]); // prettier-ignore
  expect(await figures('每日提款次数')).toEqual([
    '3', '3', '5', '5', '8', '10', '12', '15', '20', '30', '不限',
  ]); // prettier-ignore
  await expect(page.getByTestId('points')).toHaveText('0');

  // Each level's badge is a picture of its own that has come.
  const badges = stair.locator('img[data-level]');
  await expect(badges).toHaveCount(11);
  const sources = await badges.evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ src }) => src));
  expect(new Set(sources).size).toBe(11);
  for (const source of sources) expect((await page.request.get(source)).status()).toBe(200);
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});
