import type { Page } from '@playwright/test';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';

/** Rewrites the answer of an operation, so that other stories of this copy meet the game open. */
async function answerWith(page: Page, operation: string, change: (data: Answer) => Answer): Promise<void> {
  await page.route(`**/${operation}`, async (route) => {
    const answer = await route.fetch();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the envelope of every answer
    const body = (await answer.json()) as { data: Answer };
    await route.fulfill({ response: answer, json: { ...body, data: change(body.data) } });
  });
}
interface Answer {
  open: boolean;
  plays?: { play: string; open: boolean }[];
}

test('a game says that it takes no stakes before the press, and opens while the page is open', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter(page);
  let open = false;
  await answerWith(page, 'getParSheet', (sheet) => ({ ...sheet, open }));
  await page.goto('/app/egame/play/dice');
  await expect(page.getByText('本游戏暂停投注')).toBeVisible();
  await expect(page.getByRole('button', { name: '暂停投注', exact: true })).toBeDisabled();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
  open = true;
  await expect(page.getByRole('button', { name: '投注', exact: true })).toBeEnabled();
  await expect(page.getByText('本游戏暂停投注')).toBeHidden();
});

test('a play that is closed by itself keeps the choice, and the others are bet on', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter(page);
  let closed = '';
  await answerWith(page, 'getLottery', (lottery) => ({
    ...lottery,
    plays: (lottery.plays ?? []).map((one) => (one.play === closed ? { ...one, open: false } : one)),
  }));
  await page.goto('/app/lottery/d3');
  await page.getByRole('button', { name: '机选一注' }).click();
  await page.getByRole('button', { name: '加入注单' }).click();
  const place = page.getByRole('button', { name: '投注 ¥2.00' });
  await expect(place).toBeEnabled();
  closed = 'd3.straight';
  await expect(page.getByText('注单中有玩法暂停投注')).toBeVisible();
  await expect(page.getByText('该玩法暂停投注', { exact: false }).first()).toBeVisible();
  await expect(place).toBeDisabled();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
  // The ticket of the closed play goes, one of an open play is bet.
  await page.getByRole('button', { name: /^移除/ }).click();
  await page.getByRole('tab', { name: '组选' }).click();
  await page.getByRole('button', { name: '机选一注' }).click();
  await page.getByRole('button', { name: '投注 ¥2.00' }).click();
  await expect(page.getByText(/^已投注 1 张/)).toBeVisible();
});
