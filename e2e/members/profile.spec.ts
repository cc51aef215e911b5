import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { hearToasts } from '../shell/hear-toasts.ts';
import { paintPicture } from '../support/paint-picture.ts';
import { alone as test, expect } from '../shell/member.ts';

test('a member chooses or uploads an avatar, nickname and sex, and the centre shows them [MEMBER-002] [MEMBER-014]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/app/myCenter');
  await expect(page.getByRole('navigation', { name: '会员中心' })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('VIP 0')).toBeVisible();
  await page.getByRole('link', { name: '个人资料' }).click();
  await expect(page.getByRole('heading', { name: '个人资料', level: 1 })).toBeVisible();

  const said = await hearToasts(page);
  await page.getByRole('button', { name: '更换头像' }).click();
  const dialog = page.getByRole('dialog', { name: '换个头像' });
  await dialog.getByRole('button', { name: '头像 7', exact: true }).click();
  await said('头像已更换');
  await page.getByRole('button', { name: '更换头像' }).click();
  await expect(dialog.getByRole('button', { name: '头像 7', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await dialog.getByLabel('上传一张图片').setInputFiles(text);
  await expect(page.getByText('图片无法识别').first()).toBeVisible();
  await dialog.getByLabel('上传一张图片').setInputFiles({ ...text, buffer: paintPicture() });
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('complementary').locator('img[src^="/avatars/"]');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);

  const nickname = page.getByRole('textbox', { name: '昵称' });
  await nickname.fill('a b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('昵称需为 2 至 12 个字，且不含空格和特殊符号')).toBeVisible();
  const chosen = `风${Date.now().toString(36)}`;
  await nickname.fill(chosen);
  await page.keyboard.press('Enter');
  await said('昵称已保存');
  await expect(page.getByRole('complementary').getByText(chosen)).toBeVisible();

  const female = page.getByRole('radio', { name: '女', exact: true });
  await page.getByText('女', { exact: true }).click();
  // It is checked when the server has it; a page that is left before cancels its call.
  await expect(female).toBeChecked();
  await page.reload();
  await expect(female).toBeChecked();
});

test('the profile has no fault that axe can find', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/app/myCenter/profile');
  await expect(page.getByRole('textbox', { name: '昵称' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '更换头像' }).click();
  await expect(page.getByRole('button', { name: '头像 24', exact: true })).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});
