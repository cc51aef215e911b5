import { expect, test } from '../wallet/funded.ts';
import { pick } from './pick.ts';

// What the page makes of refusals that this installation does not give at will; the server's tests prove the refusals themselves.
test('the slip offers what a full number still takes, and keeps its numbers for the next issue until that is confirmed', async ({
  page,
  enter,
}) => {
  await enter(page);
  let isClosed = false;
  await page.route('**/getLottery', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (isClosed) answer.data.current.issue = '20990101-001';
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/placeTickets', (route) => {
    const full = {
      code: 314_011,
      msg: '号码 7|7|7 已接近限号，最多还可投 3 倍',
      data: { number: '7|7|7', times: 3 },
    };
    const closed = { code: 314_004, msg: '本期已封盘', data: null };
    return route.fulfill({ json: isClosed ? closed : full });
  });
  await page.goto('/app/lottery/d3');
  for (const row of ['百位', '十位', '个位']) await pick(page, row, ['7']);
  await page.getByRole('textbox', { name: '倍数' }).fill('9');
  await page.getByRole('button', { name: '投注 ¥18.00' }).click();
  await expect(page.getByText('号码 7|7|7 已接近限号，最多还可投 3 倍')).toBeVisible();
  await page.getByRole('button', { name: '改为最多 3 倍' }).click();

  isClosed = true;
  await page.getByRole('button', { name: '投注 ¥6.00' }).click();
  await expect(page.getByText(/已封盘，号码已为您保留。确认后才会投注到第 20990101-001 期/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^投注 ¥/ })).toHaveCount(0);
  await page.getByRole('button', { name: '改投第 20990101-001 期' }).click();
  await expect(page.getByRole('button', { name: '投注 ¥6.00' })).toBeVisible();
});
