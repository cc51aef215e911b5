import { expect, test } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { openConsole } from './operator.ts';

// An operator whose browser speaks another language and stands in another zone than the site.
test.use({ locale: 'de-DE', timezoneId: 'America/New_York' });

test('a moment is typed, or chosen from a calendar in the console’s language, in the site’s own time', async ({
  page,
  baseURL,
}) => {
  await openConsole(page, baseURL, 'administrator', '/console/messages');
  const title = `到期 ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: '写一条' }).click();
  const form = page.getByRole('dialog', { name: '写一条群发消息' });
  await form.getByText('公告', { exact: true }).click();
  await form.getByLabel('标题（中文）').fill(title);
  await form.getByLabel('正文（中文）').fill('例行维护。');
  const until = form.getByRole('textbox', { name: '下线时间' });
  const minute = form.getByRole('textbox', { name: '时刻（时:分）' });
  await expect(minute).toBeDisabled();

  await until.fill('2031年2月3日');
  await until.blur();
  await expect(until).toHaveValue('2031-02-03');
  await expect(minute).toHaveValue('00:00');
  await minute.fill('1830');
  await minute.blur();
  await expect(minute).toHaveValue('18:30');

  await form.getByRole('button', { name: '打开日历' }).click();
  const calendar = page.getByRole('dialog', { name: '日历' });
  await expect(calendar.getByRole('table', { name: '2031年2月' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await calendar.getByRole('button', { name: '2031年2月14日星期五' }).click();
  await expect(calendar).toHaveCount(0);
  await expect(until).toHaveValue('2031-02-14');
  await expect(minute).toHaveValue('18:30');

  // What no calendar has does not stay.
  await until.fill('2031-02-30');
  await until.blur();
  await expect(until).toHaveValue('2031-02-14');

  const saved = page.waitForRequest((request) => request.postData()?.includes(title) ?? false);
  await form.getByRole('button', { name: '保存草稿' }).click();
  // 18:30 in Shanghai.
  expect((await saved).postData()).toContain('2031-02-14T10:30:00.000Z');
  await expect(page.getByRole('dialog', { name: title }).getByText('2031-02-14 18:30')).toBeVisible();
});
