import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';
import { provableDraws, trendAnswer } from './provable-draws.ts';

// 3D is drawn once a day, so that the ticket is open as long as the story plays.
test('a member finds an open ticket under the own tickets, beside draws and trend [VENUE-013]', async ({
  page,
  enter,
  funded,
}) => {
  const { api } = funded;
  const { current } = await api.getLottery({ lottery: 'd3' });
  const { tickets } = await api.placeTickets(
    {
      lottery: 'd3',
      issue: current?.issue ?? '',
      currency: 'CNY',
      tickets: [{ play: 'd3.straight', pick: '1,2|3|4,5,6', unit: '2', times: 2 }],
    },
    { operationId: randomUUID() },
  );
  const billNo = tickets[0]?.billNo ?? '';
  await enter(page);
  await page.goto('/app/lottery/d3');
  await page.getByRole('tab', { name: '我的注单' }).click();
  const row = page.getByRole('region', { name: '我的注单' }).getByRole('row').filter({ hasText: billNo });
  for (const text of ['直选', '1 2 | 3 | 4 5 6', '6 注 × 2 倍 × ¥2.00', '¥24.00', '待开奖'])
    await expect(row.getByRole('cell').filter({ hasText: text })).toBeVisible();
  const filter = await page.getByRole('radiogroup', { name: '注单状态' }).boundingBox();
  expect(filter?.width, 'a filter as wide as its words').toBeLessThan(400);
  expect(await axeFaultsInBothThemes(page), 'tickets').toEqual([]);
  await row.getByRole('button', { name: billNo, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `直选 · ${current?.issue}` });
  await expect(dialog.getByText('开奖后显示号码与中奖注')).toBeVisible();
  await expect(dialog.getByText('投注额 ¥24.00 · 返还 —')).toBeVisible();
  expect(await axeFaults(page), 'ticket').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByText('已结算', { exact: true }).click();
  await expect(page.getByText('还没有注单')).toBeVisible();

  // Whether an issue is drawn already depends on when the installation began; either is said.
  await page.goto('/app/lottery/k3');
  const draws = page.getByRole('region', { name: '开奖记录' });
  await expect(draws.or(page.getByText('首期开奖后显示在这里'))).toBeVisible();
  await page.getByRole('tab', { name: '走势图' }).click();
  await expect(
    page.getByRole('region', { name: '走势表' }).or(page.getByText('还没有走势', { exact: true })),
  ).toBeVisible();
});

/** Puts what the story has computed into the answers of a call. */
async function answerWith(page: Page, call: string, data: object) {
  await page.route(`**/${call}**`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...data } } });
  });
}

test('the page computes a draw again, and says where the numbers shown are others', async ({ page }) => {
  const issues = Array.from({ length: 12 }, (_, place) => `20261126-${String(place + 1).padStart(3, '0')}`);
  const honest = provableDraws('k3', issues);
  const [newest, tampered, foreign, voided, ...others] = honest;
  if (!newest || !tampered || !foreign || !voided) throw new Error('too few draws');
  const [first = 0, ...rest] = tampered.result ?? [];
  const draws = [
    newest,
    { ...tampered, result: [(first % 6) + 1, ...rest] },
    { ...foreign, firstLink: 'a'.repeat(64) },
    { ...voided, state: 'voided', result: null, beacon: { ...voided.beacon, randomness: null } },
    ...others,
  ];
  // The installation may draw its first issue at any moment: the head keeps still.
  await answerWith(page, 'getLottery', { last: null });
  await answerWith(page, 'listDraws', { draws, next: '20261126-001' });
  await answerWith(page, 'getTrend', trendAnswer('k3', honest));
  await page.goto('/app/lottery/k3');
  const table = page.getByRole('region', { name: '开奖记录' });
  const sum = (newest.result ?? []).reduce((one, other) => one + other, 0);
  const row = table.getByRole('row').filter({ hasText: newest.issue });
  await expect(row.getByText(`和值 ${sum}`, { exact: true })).toBeVisible();
  await expect(row.getByText(sum >= 11 ? '大' : '小', { exact: true })).toBeVisible();
  await expect(table.getByText('已作废，本金已退回')).toHaveCount(1);
  await expect(page.getByRole('button', { name: '较早' })).toBeEnabled();
  expect(await axeFaultsInBothThemes(page), 'draws').toEqual([]);

  const [agrees, follows] = ['本浏览器算出的号码与开奖号码', '得到首期之前已公布的 link(0)'];
  const open = async ({ issue }: { issue: string }) => {
    await table.getByRole('button', { name: `验证第 ${issue} 期` }).click();
    return page.getByRole('dialog', { name: `第 ${issue} 期开奖验证` });
  };
  const proof = await open(newest);
  await expect(proof.getByText(`链值连续哈希 12 次，${follows}`)).toBeVisible();
  await expect(proof.getByText(`${agrees}一致`)).toBeVisible();
  await expect(proof.getByText(`${newest.beacon.randomness}:k3:${newest.issue}`)).toBeVisible();
  await expect(proof.getByText(tampered.link ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const contradicted = await open(tampered);
  await expect(contradicted.getByText(`${agrees}不一致，请联系客服`)).toBeVisible();
  await expect(contradicted.getByText(`链值连续哈希 11 次，${follows}`)).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'contradicted').toEqual([]);
  await page.keyboard.press('Escape');

  const outside = await open(foreign);
  await expect(outside.getByText('链值连续哈希 10 次，得不到已公布的 link(0)')).toBeVisible();
  await expect(outside.getByText(`${agrees}一致`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect((await open(voided)).getByText('本期已作废，没有开奖号码，全部本金已退回')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: '走势图' }).click();
  const trend = page.getByRole('region', { name: '走势表' });
  const drawn = trend.getByRole('row', { name: newest.issue });
  await expect(drawn.locator('b')).toHaveText(
    [...new Set(newest.result)].toSorted((one, other) => one - other).map(String),
  );
  await expect(trend.getByRole('row', { name: /^下期概率/ }).getByText('91/216')).toHaveCount(6);
  await page.getByText('和值', { exact: true }).last().click();
  await expect(trend.getByRole('columnheader', { name: '18', exact: true })).toBeVisible();
  await expect(drawn.locator('b')).toHaveText([String(sum)]);
  expect(await axeFaultsInBothThemes(page), 'trend').toEqual([]);
  // Where the grid is wider than its place, the issue stays beside its numbers.
  const moved = await trend.evaluate((grid) => {
    grid.style.width = '400px';
    grid.scrollTo({ left: 200 });
    const issue = grid.querySelector('tbody th')?.getBoundingClientRect().left ?? 0;
    return { scrolled: grid.scrollLeft, issue: Math.round(issue - grid.getBoundingClientRect().left) };
  });
  expect(moved).toEqual({ scrolled: 200, issue: 0 });

  // The verifier has the draw already, and answers it.
  await page.getByRole('tab', { name: '开奖记录' }).click();
  await (await open(newest)).getByRole('link', { name: '打开验证器' }).click();
  await expect(page).toHaveURL(/\/app\/fairness#verify=/);
  await expect(page.getByText(/^验证通过/)).toBeVisible();
});
