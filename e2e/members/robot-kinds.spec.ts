import type { Page } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';
import { solveQuestion } from './solve-question.ts';

const back = '/app/appDownloadPage?a=1';

/** The check page of an address, with the page that was interrupted kept. */
async function open(page: Page, types: string): Promise<void> {
  await page.goto('/404');
  await page.evaluate((path) => sessionStorage.setItem('robotCheckPath', path), back);
  await page.goto(`/robot-check/${types}`);
}

test('the address of the check names its kind, and passing it returns to the stored path', async ({
  page,
}) => {
  const ticket = 't'.repeat(43);
  const tried: unknown[] = [];
  const taken: unknown[] = [];
  // Only the server knows where the piece belongs: these answers call the first push wrong and the others right.
  await page.route('**/checkCaptcha', (route) => {
    tried.push(route.request().postDataJSON());
    const wrong = { code: 301_007, msg: '验证未通过，请再试一次', data: null };
    return route.fulfill({ json: tried.length === 1 ? wrong : { code: 0, msg: '', data: { ticket } } });
  });
  await page.route('**/passRobotCheck', (route) => {
    taken.push(route.request().postDataJSON());
    return route.fulfill({ json: { code: 0, msg: '', data: null } });
  });
  const submit = page.getByRole('button', { name: '提交验证' });

  await open(page, '3/1/0');
  await expect(page.getByRole('img', { name: /拼图/ })).toBeVisible();
  await submit.click();
  await expect(page.getByText('请先填写验证内容')).toBeVisible();
  const slider = page.getByRole('slider', { name: '拖动滑块，完成拼图' });
  await slider.press('End');
  await expect(page.getByText('验证未通过，请再试一次')).toBeVisible();
  expect(await axeFaults(page), 'slider').toEqual([]);
  await slider.press('PageUp');
  await expect(page.getByText('验证通过').first()).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL(back);
  expect(taken).toMatchObject([{ captcha: { answer: ticket } }]);

  await open(page, '4/0/2');
  await expect(page.getByText(/^请按顺序点击：/)).toBeVisible();
  const picture = page.getByRole('img', { name: /按提示的顺序点击/ });
  for (const x of [60, 160, 240]) await picture.click({ position: { x, y: 60 } });
  await expect(page.getByText('验证通过').first()).toBeVisible();
  expect(await axeFaults(page), 'points').toEqual([]);
  await submit.click();
  await expect(page).toHaveURL(back);
  expect(tried).toHaveLength(3);
  expect(tried[2]).toMatchObject({ answer: expect.stringMatching(/^\d+,\d+;\d+,\d+;\d+,\d+$/) });

  await page.unrouteAll();
  await open(page, '4/0/1');
  await expect(page.getByRole('img', { name: /拼图/ })).toBeVisible();
  await page.goto('/robot-check/2/0/0');
  await expect(page.getByText(/等于几？$/)).toBeVisible();
  await page.goto('/robot-check/1/0/0');
  await page.locator('input[name=captcha]').fill(await solveQuestion(page));
  await submit.click();
  await expect(page).toHaveURL(back);
});
