import type { Page } from '@playwright/test';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test, type FundedMember } from '../wallet/funded.ts';

/** A flight is over when its point is, which may be minutes. */
const patience = { timeout: 240_000 };
/** Hand cash-outs that come too late for a flight that ends at once: five in a row are rarer than one in a million. */
const mostFlights = 5;

/** Places the bet of the panel as soon as betting is open; answers its id. */
async function placeBet(page: Page, funded: FundedMember): Promise<string> {
  await expect(page.getByText(/^投注中，还剩 [5-8] 秒$/)).toBeVisible(patience);
  await page.getByRole('button', { name: '投注', exact: true }).press('Space');
  await expect(page.getByRole('button', { name: '已投注，等待起飞' })).toBeVisible();
  const { own } = await funded.api.getCrash({});
  if (!own) throw new Error('no bet');
  return own.id;
}

/** What the bet returned, once its flight is over and paid. */
async function resultOf(funded: FundedMember, id: string): Promise<string | null> {
  await expect
    .poll(async () => (await records(funded)).find(({ ref }) => ref === id)?.returned ?? null, patience)
    .not.toBeNull();
  return (await records(funded)).find(({ ref }) => ref === id)?.returned ?? null;
}

async function records(funded: FundedMember) {
  return (await funded.api.listBetRecords({ category: 'electronic' })).records;
}

test('a member sees the chance of a target, cashes out by hand, and verifies where the flight ended [EGAME-001]', async ({
  page,
  enter,
  funded,
}) => {
  test.setTimeout(600_000);
  await enter(page);
  await page.goto('/app/egame/play/rocket');
  await expect(page.getByRole('heading', { name: '云霄冲刺' })).toBeVisible();
  await expect(page.getByText('按此节奏每小时平均花费')).toBeVisible();
  await page.getByRole('textbox', { name: '投注金额' }).fill('5');
  await page.getByRole('textbox', { name: '自动兑现倍数（可不填）' }).fill('1.25');
  // 0.99 / 1.25
  await expect(page.getByText('79.2%')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'before the flight').toEqual([]);

  await page.getByRole('textbox', { name: '自动兑现倍数（可不填）' }).fill('');
  for (let flights = 1; ; flights += 1) {
    const id = await placeBet(page, funded);
    const cashOut = page.getByRole('button', { name: /^兑现 / });
    const ended = page.getByRole('button', { name: '未兑现，本局无返还' });
    await expect(cashOut.or(ended)).toBeVisible(patience);
    // From the page itself: no control has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^(已在 .* 倍兑现|返还 |未兑现)/ })).toBeVisible(patience);
    const paid = await resultOf(funded, id);
    if (paid === '0.00' && flights < mostFlights) continue;
    expect(Number(paid)).toBeGreaterThan(5);
    break;
  }
  await page
    .getByRole('button', { name: /，查看验证$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '公平验证' }).getByText(/^验证通过/)).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'proof').toEqual([]);
});

test('a visitor watches a flight, and finds the game in the hall', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('/app/egame/1');
  await page
    .getByRole('link', { name: /云霄冲刺/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: '登录后投注' })).toBeVisible();
  await expect(page.getByText('本局结束', { exact: true })).toBeVisible(patience);
});
