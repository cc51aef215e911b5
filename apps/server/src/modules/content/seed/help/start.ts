import type { HelpEntry } from './help-entry.ts';

export const startEntries: readonly HelpEntry[] = [
  {
    key: 'register',
    title: { zh: '如何注册账户', en: 'How to open an account' },
    text: {
      zh: `点页面右上角的「注册」，填写用户名、密码和出生日期即可。

## 填写前请确认
- 您已年满 18 周岁。未成年人不得注册，也不得使用他人的账户。
- 用户名不区分大小写，注册后不能更改。
- 密码不要与其他网站相同。太常见的密码会被拒绝，请换一个。

## 注册之后
账户立即可用。首次提款前，需要先添加本人名下的银行卡或 USDT 地址，并设置提款密码。

[去注册](/app/register)`,
      en: `Press “Register” at the top right and give a user name, a password and your date of birth.

## Before you begin
- You must be 18 or older. Minors may not register or use somebody else's account.
- The user name ignores upper and lower case and cannot be changed later.
- Do not reuse a password. Very common passwords are refused; please choose another one.

## Afterwards
The account works at once. Before the first withdrawal you add a bank card or USDT address of your own and set a withdrawal password.

[Register](/app/register)`,
    },
  },
  {
    key: 'wallets',
    title: { zh: '中心钱包与场馆钱包有什么区别', en: 'Center wallet and venue wallets' },
    text: {
      zh: `您的钱分放在几个地方，加起来就是总资产。

- **中心钱包**：存款到这里，提款也从这里出。
- **场馆钱包**：在某个场馆投注用的钱。进场馆前需要从中心钱包转入。
- **锁定金额**：正在审核或出款的提款、以及等待确认的滚球注单所占用的钱。订单结束后，要么付出，要么原路退回，不会一直锁着。

人民币和 USDT 分开记账，互不混用。

余额由逐笔分录相加得出。在[交易记录](/app/myCenter/records)里可以看到每一笔的时间、原因和变动后的余额。`,
      en: `Your money stands in several places, and together they are your total.

- **Center wallet**: deposits arrive here and withdrawals leave from here.
- **Venue wallets**: money for bets at one venue. You move it there from the center wallet first.
- **Locked**: what a withdrawal under review or a bet in play awaiting confirmation holds. When the order ends it is either paid or given back; it never stays locked.

CNY and USDT are kept apart.

A balance is the sum of its entries. [Records](/app/myCenter/records) shows each entry with its time, reason and the balance after it.`,
    },
  },
];
