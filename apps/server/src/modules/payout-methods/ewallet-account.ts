import { withdrawalNames, type WithdrawalName } from '@fairway/contract/withdrawals/types.ts';

/** What the account of an e-wallet looks like; the provider checks that it exists and whose it is. */
const shapes: Readonly<Partial<Record<WithdrawalName, RegExp>>> = {
  // A wallet number or an address that the wallet shows as its code.
  ebpay: /^(?:\d{8,16}|[A-Za-z0-9]{24,40})$/,
  koipay: /^(?:\d{8,16}|[A-Za-z0-9]{24,40})$/,
  // A mainland mobile number or a mailbox.
  alipay: /^(?:1[3-9]\d{9}|[\w.+-]{1,40}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)$/,
  // A mobile number, or a WeChat number: a letter first, 6 to 20 characters.
  wechat: /^(?:1[3-9]\d{9}|[A-Za-z][\w-]{5,19})$/,
  // A digital yuan wallet number has 16 to 19 digits and begins with 0.
  ecny: /^0\d{15,18}$/,
  enjoyLife: /^1[3-9]\d{9}$/,
};

/** An account without the blanks around and inside of it, or undefined when the e-wallet has none of this form. */
export function readEwalletAccount(wallet: WithdrawalName, typed: string): string | undefined {
  const account = typed.replaceAll(/\s/g, '');
  return shapes[wallet]?.test(account) === true ? account : undefined;
}

/** Whether a name is an e-wallet's and not a card's, a chain's or a matched withdrawal's. */
export function isEwallet(name: WithdrawalName): boolean {
  return shapes[name] !== undefined;
}

/** «138****8000», «chen…@163.com»: enough to recognise, not to copy. */
export function maskEwalletAccount(account: string): string {
  const [name = '', host] = account.split('@');
  if (host !== undefined) return `${name.slice(0, 3)}…@${host}`;
  return `${account.slice(0, 3)}****${account.slice(-4)}`;
}

/** The wallet's name in a language of the visitor. */
export function ewalletLabel(name: WithdrawalName, language: 'zh-CN' | 'en'): string {
  return withdrawalNames.label(name, language === 'en' ? 'en' : 'zh') ?? name;
}
