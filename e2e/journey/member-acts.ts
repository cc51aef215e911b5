import { expect, type Page } from '@playwright/test';
import { masked, newCardNumber } from '../cashier/card-number.ts';
import { choose } from '../shell/choose.ts';
import { proveOwner } from '../shell/member.ts';

const holder = '陈江畔';
export const withdrawCode = '520131';
const password = 'Quiet-River-42';

/** Amount on the page as cents: «¥1,003.66» is 100366. */
export function centsIn(text: string): bigint {
  const figures = /[¥￥]\s?([\d,]+\.\d\d)/.exec(text)?.[1];
  if (figures === undefined) throw new Error(`no amount in ${text}`);
  return BigInt(figures.replace(/[,.]/g, ''));
}

/** Opens the member centre's page of this name from its menu. */
export async function toPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '会员中心' });
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** A visitor becomes a member by the form. */
export async function register(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
  await page.getByRole('textbox', { name: '用户名' }).fill(name);
  await page.getByLabel('登录密码').fill(password);
  await page.getByLabel('出生日期').fill('1990-01-31');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册并登录' }).click();
  await expect(page.getByRole('button', { name: '的账户菜单' })).toBeVisible();
}

/** Orders a bank transfer, pays it on the bank's own page and waits until it is credited. Answers the cents that came. */
export async function depositByBank(page: Page, yuan: string): Promise<bigint> {
  await page.getByRole('banner').getByRole('link', { name: '存款' }).click();
  await page.getByRole('textbox', { name: '存款金额' }).fill(yuan);
  await page.getByRole('textbox', { name: '付款人姓名' }).fill(holder);
  await page.getByRole('button', { name: '立即存款' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: '打开付款页' }).click();
  const bank = await opened;
  await bank.getByRole('button', { name: '立即支付' }).click();
  await expect(bank.getByText('已付款').first()).toBeVisible();
  await bank.close();

  const said = page.getByText(/^¥[\d,.]+ 已入账中心钱包$/);
  await expect(said).toBeVisible({ timeout: 30_000 });
  return centsIn(await said.innerText());
}

/** Six digits into the boxes of this name. */
export async function typeCode(page: Page, name: string, digits = withdrawCode): Promise<void> {
  await page.getByRole('group', { name, exact: true }).locator('input').first().click();
  await page.keyboard.type(digits);
}

/** Does what the withdrawal page says is missing: the withdraw password, then a bank card. */
export async function prepareWithdrawal(page: Page): Promise<void> {
  await expect(page.getByText('提款前还差 2 项')).toBeVisible();
  await page.getByRole('button', { name: '设置提款密码' }).click();
  await typeCode(page, '新的提款密码');
  await typeCode(page, '再输一次');
  await proveOwner(page, password);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('提款前还差 1 项')).toBeVisible();
  await page.getByRole('link', { name: '去添加' }).click();
  await page.getByRole('button', { name: '添加银行卡' }).click();
  await page.getByRole('textbox', { name: '持卡人姓名' }).fill(holder);
  await choose(page, '开户银行', '招商银行');
  const card = newCardNumber();
  await page.getByRole('textbox', { name: '银行卡号' }).fill(card);
  await typeCode(page, '提款密码');
  await page.getByRole('button', { name: '确认添加' }).click();
  await expect(page.getByText(masked(card))).toBeVisible();
}
