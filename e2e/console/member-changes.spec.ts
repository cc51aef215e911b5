import { hashPassword } from '@fairway/api-client';
import { apiFor, expect, test } from '../shell/member.ts';
import { axeFaults } from '../shell/axe-faults.ts';
import { openConsole } from './operator.ts';

test('a changed real name waits in the console and holds once it is approved there [IDV-006]', async ({
  page,
  baseURL,
}) => {
  const name = `n${Date.now().toString(36)}`;
  const base = baseURL ?? '';
  const { session } = await apiFor(base).registerMember({
    name,
    password: hashPassword('Passw0rd1'),
    birthDate: '1990-01-31',
    acceptsTerms: true,
  });
  const member = apiFor(base, session);
  await member.setRealName({ realName: '林笑' });
  await member.requestMemberChange({ field: 'realName', realName: '欧阳晓' });

  await openConsole(page, baseURL, 'support', '/console/member-changes');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('林笑');
  await expect(row).toContainText('欧阳晓');
  expect((await member.getProfile({})).realName).toBe('林*');
  expect(await axeFaults(page), 'changed details').toEqual([]);
  await row.getByRole('button', { name: '通过' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '已核对证件' }).click();
  await dialog.getByRole('button', { name: '通过' }).click();
  await expect(row).toHaveCount(0);
  expect((await member.getProfile({})).realName).toBe('欧**');
});
