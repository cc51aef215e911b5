import type { Page } from '@playwright/test';
import { choose } from '../shell/choose.ts';
import { hearToasts } from '../shell/hear-toasts.ts';
import { expect, test } from './funded.ts';

/** Amounts as the page shows them, in cents. */
async function cents(page: Page, name: string): Promise<bigint> {
  const button = page.getByRole('button', { name: new RegExp(`^查看 ${name} ¥`) });
  const label = (await button.first().getAttribute('aria-label')) ?? '';
  return BigInt((/¥([\d,.]+)/.exec(label)?.[1] ?? '').replace(/[,.]/g, ''));
}

async function totalOf(page: Page): Promise<string> {
  return (
    (
      await page
        .getByRole('img', { name: /^总资产/ })
        .last()
        .getAttribute('aria-label')
    )?.split('：')[0] ?? ''
  );
}

test.describe('a transfer', () => {
  test('carries 100 to the sportsbook: center less, venue more, total the same [WALLET-002] [WALLET-003]', async ({
    page,
    enter,
  }) => {
    await enter(page);
    await page.goto('/app/myCenter/myWallet');
    await expect(page.getByRole('heading', { name: '人民币钱包' })).toBeVisible();
    const before = { center: await cents(page, '中心钱包'), total: await totalOf(page) };

    await page.getByRole('main').getByRole('link', { name: '转账' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: '转账' })).toBeVisible();
    await choose(page, '到', '球场体育');
    await page.getByRole('textbox', { name: '转账金额' }).fill('100');
    const said = await hearToasts(page);
    await page.getByRole('button', { name: '确认转账' }).click();
    await said('转账成功');

    await page.getByRole('main').getByRole('link', { name: '我的钱包' }).last().click();
    await expect.poll(() => cents(page, '球场体育')).toBe(10000n);
    await expect.poll(() => cents(page, '中心钱包')).toBe(before.center - 10000n);
    await expect.poll(() => totalOf(page)).toBe(before.total);
  });

  test('can be made with the keyboard alone', async ({ page, enter }) => {
    await enter(page);
    await page.goto('/app/myCenter/transfer?venue=beichen');
    await page.getByRole('textbox', { name: '转账金额' }).focus();
    await page.keyboard.type('25.5');
    const said = await hearToasts(page);
    await page.keyboard.press('Enter');
    await said('转账成功');
    await expect(page.getByRole('cell', { name: '中心钱包 → 北辰电子' })).toBeVisible();
  });

  test('that the venue does not confirm says so, and its end appears by itself', async ({
    page,
    enter,
    director,
  }) => {
    await enter(page);
    await page.goto('/app/myCenter/transfer?venue=beichen');
    await page.getByRole('textbox', { name: '转账金额' }).fill('60');
    const silent = { kind: 'request', execute: 'yes', answer: 'error500' };
    await director('/director/faults', { party: 'venue', operation: 'transfer-in', effect: silent });
    await director('/director/faults', { party: 'venue', operation: 'transfer-status', effect: silent });
    const said = await hearToasts(page);
    await page.getByRole('button', { name: '确认转账' }).click();

    await expect(page.getByText('查询中：¥60.00 转往北辰电子')).toBeVisible();
    await expect(page.getByRole('button', { name: /确认转账|正在转账/ })).toBeDisabled();
    await said('转账成功');
    await expect(page.getByText('查询中：¥60.00 转往北辰电子')).toHaveCount(0);
  });

  test('that the venue confirms late is announced once, however many notifications the page receives', async ({
    page,
    enter,
    director,
  }) => {
    await enter(page);
    await page.goto('/app/myCenter/transfer?venue=beichen');
    await director('/director/faults', {
      party: 'venue',
      operation: 'transfer-in',
      effect: { kind: 'request', execute: 'yes', answer: 'normal', delayMs: 1500 },
    });
    await page.evaluate(() => {
      const toasts = new Set<Element>();
      Object.assign(window, { toasts });
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll('[role=dialog]'))
          if (toast.textContent.includes('转账成功')) toasts.add(toast);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.getByRole('textbox', { name: '转账金额' }).fill('30');
    await page.getByRole('button', { name: '确认转账' }).click();
    await expect(page.getByText('查询中：¥30.00 转往北辰电子')).toBeVisible();
    await expect(page.getByText('查询中：¥30.00 转往北辰电子')).toHaveCount(0);
    await expect(page.getByRole('cell', { name: '中心钱包 → 北辰电子' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { toasts: Set<Element> }).toasts.size))
      .toBe(1);
  });

  test('made in one tab shows in the other at once', async ({ page, enter, context }) => {
    await enter(page);
    const other = await context.newPage();
    await enter(other);
    await other.goto('/app/myCenter/myWallet');
    await expect.poll(() => cents(other, '球场体育')).toBe(0n);
    await page.goto('/app/myCenter/transfer?venue=fairway-sports');
    await page.getByRole('textbox', { name: '转账金额' }).fill('10');
    const said = await hearToasts(page);
    await page.getByRole('button', { name: '确认转账' }).click();
    await said('转账成功');
    await expect.poll(() => cents(other, '球场体育')).toBe(1000n);
  });
});
