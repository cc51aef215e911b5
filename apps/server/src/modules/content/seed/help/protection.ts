import type { HelpEntry } from './help-entry.ts';

export const protectionEntries: readonly HelpEntry[] = [
  {
    key: 'keep-control',
    title: { zh: '娱乐有度：给自己定规矩', en: 'Staying in control' },
    text: {
      zh: `投注是花钱的娱乐，不是赚钱的办法。长期来看，赔率里的水位使多数人输多赢少。

## 开始前
- 定好这个月能输多少，输完就停。
- 不用生活费、借款和信用卡投注。
- 定好时间，到点就离开。

## 这些是该停下来的信号
- 输了想马上追回来。
- 瞒着家人，或为投注撒谎。
- 投注金额越来越大才觉得有意思。
- 因为投注影响工作、睡眠或家人。

[交易记录](/app/myCenter/records)和[投注记录](/app/myCenter/bets)可以看到自己真实的输赢，请不时看一看。`,
      en: `Betting is entertainment that costs money, not a way to earn it. With the margin in every price most people lose in the long run.

## Before you begin
- Decide what you can afford to lose this month, and stop there.
- Never bet household money, loans or credit.
- Decide when to leave, and leave.

## Signs to stop
- Wanting to win a loss back at once.
- Hiding it from the family, or lying about it.
- Needing ever larger stakes.
- Work, sleep or family suffering from it.

[Records](/app/myCenter/records) and [Bets](/app/myCenter/bets) show what you really won and lost. Look at them from time to time.`,
    },
  },
  {
    key: 'minors',
    title: { zh: '未成年人保护', en: 'Protecting minors' },
    text: {
      zh: `未满 18 周岁不得注册和投注。注册时需要填写出生日期，不满 18 周岁会被拒绝。

## 家里有孩子
- 不要让浏览器记住登录密码，用完退出登录。
- 给设备设置锁屏密码，不共用账户。
- 可以在路由器或系统的家长控制中屏蔽本站。

发现未成年人使用账户，请联系客服，我们会核实并关闭账户。`,
      en: `Nobody under 18 may register or bet. Registration asks for the date of birth and refuses anybody younger.

## With children at home
- Do not let the browser keep your password, and log out when you are done.
- Lock your devices and never share the account.
- Block this site in the parental controls of your router or system.

If a minor is using an account, tell customer service. We look into it and close the account.`,
    },
  },
  {
    key: 'account-status',
    title: { zh: '账户被冻结或限制时，我的钱怎么办', en: 'My money when an account is restricted' },
    text: {
      zh: `- **冻结**：可以登录和查看，不能存取款、转账和投注。余额不变，核实后恢复。
- **自我限制**：应您本人的要求，不能存款和投注，**仍然可以提款**。
- **关闭**：不能登录。余额的处理请联系客服。

进行中的注单照常结算，结果记入您的账户。场馆里的钱随时可以转回中心钱包。`,
      en: `- **Frozen**: you can log in and look, but move no money and place no bets. The balance stays, and everything returns once it is cleared.
- **Excluded at your own wish**: no deposits and no bets, but **withdrawals stay possible**.
- **Closed**: no login. Please ask customer service about the balance.

Open bets settle as usual and their result is yours. Money at a venue can always come back to the center wallet.`,
    },
  },
];
