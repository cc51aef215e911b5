import { expect, test } from '../shell/member.ts';

const page1 = '/app/myCenter/messages?tab=message';

test('shows a notice of type 10 in the fourth slot [MSG-016]', async ({ page, signIn }) => {
  const notice = (id: string, type: number, slot: number) => ({
    id,
    type,
    slot,
    title: `公告 ${id}`,
    content: '内容',
    from: new Date(Date.now() - 86_400_000).toISOString(),
    until: null,
  });
  const notices = [notice('甲', 1, 1), notice('乙', 10, 4)];
  await page.route('**/static/v1/notice_list', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { notices } } }),
  );
  await signIn(page);
  await page.goto(page1);
  const slots = page.getByRole('region', { name: '公告栏' }).locator('[data-slot]');
  await expect(slots).toHaveCount(4);
  await expect(slots.nth(3)).toContainText('公告 乙');
  await expect(slots.nth(0)).toContainText('公告 甲');
});
