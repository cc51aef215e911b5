import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, type Customer } from '../cashier/customer.ts';

/** Where the running campaign of a kind is. */
async function pathOf({ api }: Customer, kind: string): Promise<string> {
  const { activities } = await api.listActivities({});
  const running = activities.find((activity) => activity.kind === kind && activity.status === 1);
  if (!running) throw new Error(`no running ${kind}`);
  return running.path;
}

const passGate = (page: Page) => page.getByRole('button', { name: '我知道了，继续' }).click();
/** The three figures of the own chances: left, earned, used. */
const chances = (page: Page) => page.locator('dl', { hasText: '剩余机会' }).locator('dd');

test('a member who has signed draws a box and turns the wheel, each with one chance; shots are behind the gate [ROUTE-025] [ROUTE-037] [ROUTE-038] [ACT-001] [ACT-003] [ACT-012] [ACT-042]', async ({
  page,
  customer,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await customer.api.signToday({ no: 1 }, { operationId: randomUUID() });
  await customer.signIn(page);

  await page.goto('/app/drawGift/1');
  await passGate(page);
  await expect(page.getByRole('heading', { level: 1, name: '抽奖礼盒' })).toBeVisible();
  await expect(chances(page)).toHaveText(['1', '1', '0']);
  await page.getByRole('button', { name: '抽一盒' }).click();
  await expect(chances(page)).toHaveText(['0', '1', '1']);
  const records = page.getByRole('list', { name: '我的抽奖记录' }).getByRole('listitem');
  await expect(records).toHaveCount(1);
  const { draws } = await customer.api.getDraw({ kind: 'drawGift', no: 1 });
  await expect(records).toContainText(draws?.[0]?.title ?? 'no draw');

  await page.goto(await pathOf(customer, 'wheel'));
  await expect(chances(page)).toHaveText(['1', '1', '0']);
  await page.getByRole('button', { name: '转一次' }).click();
  await expect(page.getByRole('img', { name: /^转盘，停在：/ })).toBeVisible();
  await expect(chances(page)).toHaveText(['0', '1', '1']);

  await page.goto('/app/football-shot/1');
  await passGate(page);
  await expect(page.getByRole('heading', { level: 1, name: '每日一射' })).toBeVisible();
  await page.goto('/app/football-shot-demo');
  await passGate(page);
  await page.getByRole('button', { name: '射门' }).click();
  await expect(page.getByText(/^已射 1 次，进 [01] 球/)).toBeVisible();
});

test('a scratch card is claimed above 0, empty at 0 and faulty below it, answered by hand [ACT-023] [ACT-024] [ACT-025]', async ({
  page,
  customer,
}) => {
  const card = { amount: '5.00' };
  const path = await pathOf(customer, 'scratch');
  const no = Number(path.split('/').at(-1));
  const config = await customer.api.getDraw({ kind: 'scratch', no });
  await page.route('**/api/promotions/v1/getDraw', (route) => {
    const draw = {
      nonce: 0,
      clientSeed: 'by hand',
      drawn: 'cash-2',
      prize: 'cash-2',
      title: '2 元',
      amount: card.amount,
      isGet: 0,
      state: card.amount === '0.00' ? null : card.amount.startsWith('-') ? 'expired' : 'reached',
      at: config.now,
      expiresAt: null,
    };
    return route.fulfill({ json: { code: 0, msg: '', data: { ...config, draws: [draw] } } });
  });
  await customer.signIn(page);

  await page.goto(path);
  const face = page.getByRole('region', { name: '刮刮卡' });
  await expect(face.getByText('¥5.00')).toBeVisible();
  await expect(face.getByRole('button', { name: /^领取/ })).toBeEnabled();

  card.amount = '0.00';
  await page.reload();
  await expect(face.getByText('本张没有可领取的奖金')).toBeVisible();
  await expect(face.getByRole('button')).toHaveCount(0);

  card.amount = '-1.00';
  await page.reload();
  await expect(face.getByRole('alert')).toHaveText('这张卡暂时无法领取，请联系客服');
  await expect(face.getByRole('button')).toHaveCount(0);
});
