import { openConsole } from '../console/operator.ts';
import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { alone as test, expect } from '../shell/member.ts';
import { paintPicture } from './paint-picture.ts';

test('a feedback with a picture is answered in the console, and its member reads the answer [MEMBER-001] [MEMBER-004]', async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/app/myCenter/feedback');
  await expect(page.getByText('还没有反馈')).toBeVisible();
  expect(await axeFaults(page), 'empty').toEqual([]);

  const content = `提款页的进度条停在「审核」 ${Date.now().toString(36)}`;
  await page.getByRole('radiogroup', { name: '关于什么' }).getByText('提款').click();
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('请至少写 5 个字')).toBeVisible();
  await page.getByRole('textbox', { name: '遇到了什么问题' }).fill(content);
  const picture = { name: '截图.png', mimeType: 'image/png', buffer: paintPicture() };
  const drop = page.getByLabel('选择或拖入图片');
  await drop.setInputFiles([picture, { ...picture, name: '说明.txt', mimeType: 'text/plain' }]);
  await expect(page.getByText('已上传')).toBeVisible();
  await expect(page.getByText('只能上传 JPG、PNG 或 WebP 图片')).toBeVisible();
  await page.getByRole('button', { name: '移除 说明.txt' }).click();
  await page.getByRole('button', { name: '提交反馈' }).click();

  const row = page.getByRole('list', { name: '我的反馈' }).getByRole('listitem').filter({ hasText: content });
  await expect(row.getByText('待回复')).toBeVisible();
  await row.getByRole('button', { name: '图片 1' }).click();
  const large = page.getByRole('dialog', { name: '图片 1' }).getByRole('img');
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  await page.keyboard.press('Escape');

  const desk = await context.newPage();
  await openConsole(desk, baseURL, 'support', '/console/feedback');
  const waiting = desk.getByRole('row').filter({ hasText: content });
  await waiting.getByRole('button', { name: '回复' }).click();
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByRole('img', { name: '图片 1' })).toBeVisible();
  await drawer.getByLabel('回复', { exact: true }).fill('审核已完成，款项正在汇出。');
  expect(await axeFaults(desk), 'console').toEqual([]);
  await drawer.getByRole('button', { name: '发送回复' }).click();
  await expect(waiting).toHaveCount(0);

  // The open page hears of it by itself.
  await expect(row.getByText('已回复')).toBeVisible();
  await expect(row.getByText('审核已完成，款项正在汇出。')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'full').toEqual([]);
});
