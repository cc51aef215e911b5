import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { alone as test, expect } from '../shell/member.ts';

const page1 = '/app/myCenter/messages?tab=message';

test.describe('the inbox', () => {
  test('has four tabs with unread marks and the notices, and its counts agree everywhere [MSG-001] [MSG-002]', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn(page);
    // The welcome message is sent after the registration's commit: a count taken before that is too small.
    await page.goto(page1);
    await expect(page.getByRole('button', { name: /欢迎加入/ })).toBeVisible();
    await page.goto('/app/home');
    const bell = page.getByRole('link', { name: /站内消息，\d+ 条未读/ });
    await expect(bell).toBeVisible();
    const before = Number(await page.getByTestId('bell-count').innerText());

    await bell.click();

    await expect(page.getByRole('heading', { level: 1, name: '站内消息' })).toBeVisible();
    const tabs = page.getByRole('tablist', { name: '消息分类' }).getByRole('tab');
    await expect(tabs).toHaveText([/^活动/, /^通知/, /^存取款/, /^公告/]);
    await expect(page.getByRole('region', { name: '公告栏' })).toBeVisible();
    const message = page.getByRole('tab', { name: /通知/ });
    await message.click();
    await expect(message).toContainText('1');

    // The same member elsewhere: what is read here is known there without a reload.
    const elsewhere = await context.newPage();
    await signIn(elsewhere);
    await elsewhere.goto(page1);
    await expect(elsewhere.getByTestId('bell-count')).toHaveText(String(before));
    await page.getByRole('button', { name: /欢迎加入/ }).click();
    await expect(page.getByText('每一笔钱的来去都能在')).toBeVisible();
    await expect(message).toHaveText('通知');
    await expect(page.getByTestId('bell-count')).toHaveText(String(before - 1));
    await expect(elsewhere.getByTestId('bell-count')).toHaveText(String(before - 1));
    await expect(elsewhere.getByRole('tab', { name: /通知/ })).toHaveText('通知');
    await elsewhere.close();
  });

  test('reads all of a tab at once, and deletes for good [MSG-009]', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/app/myCenter/messages?tab=announcement');
    const tab = page.getByRole('tab', { name: /公告/ });
    await expect(tab).toHaveText(/公告\d/);
    await page.getByRole('button', { name: '全部已读' }).click();
    await expect(tab).toHaveText('公告');
    await expect(page.getByRole('button', { name: '全部已读' })).toBeDisabled();

    await page.getByRole('button', { name: /结算规则说明/ }).click();
    await page.getByRole('button', { name: '删除「结算规则说明」' }).click();
    await expect(page.getByRole('button', { name: /结算规则说明/ })).toHaveCount(0);
    await expect(page.getByRole('list', { name: '公告' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: /存款到账时间/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /结算规则说明/ })).toHaveCount(0);
  });

  test('says what is missing when the server does not answer, and comes back', async ({ page, signIn }) => {
    await signIn(page);
    await page.route('**/msg/v1/list', (route) => route.abort());
    await page.goto(page1);
    await expect(page.getByText('消息没有加载出来')).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/msg/v1/list');
    await page.getByRole('tabpanel').getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('button', { name: /欢迎加入/ })).toBeVisible();
  });
});

test('a new member sees the safety notice on the home page until it is put away [MSG-013]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/app/home');
  const notice = page.getByRole('region', { name: '新会员安全须知' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: '我知道了' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /^站内消息/ }).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the inbox with an open message has no fault that axe can find', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/app/myCenter/messages?tab=announcement');
  await page.getByRole('button', { name: /存款到账时间/ }).click();
  await expect(page.getByRole('link', { name: '查看详情' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});
