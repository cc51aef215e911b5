import type { HelpEntry } from './help-entry.ts';

export const depositEntries: readonly HelpEntry[] = [
  {
    key: 'how-to-deposit',
    title: { zh: '如何存款', en: 'How to deposit' },
    text: {
      zh: `1. 打开[存款页面](/app/myCenter/deposit)，选择一种存款方式。卡片上写着限额和预计到账时间。
2. 填写金额，提交后会生成一张订单，显示收款账户和付款截止时间。
3. 按订单上的**准确金额**付款，一分也不要多、不要少。
4. 付款后点「我已付款」，等待到账。

## 为什么金额带零头
同一个收款账户可能同时有多位会员在付款，金额里的零头用来认出哪一笔是您的。照着订单上的数字付款，到账最快。

## 付款人必须是本人
请用您本人名下的账户付款。他人代付无法自动核对，需要人工确认。

同一时间只能有一张进行中的存款订单。想换方式，请先取消当前订单。`,
      en: `1. Open [Deposit](/app/myCenter/deposit) and choose a method. Its card shows the limits and the usual time.
2. Enter an amount. An order is made, with the account to pay to and the time until which to pay.
3. Pay **exactly** the amount of the order, not a cent more or less.
4. Press “I have paid” and wait for the credit.

## Why the amount has odd cents
Several members may be paying to one account. The cents tell which payment is yours; paying the exact figure is the fastest way.

## You must be the payer
Pay from an account in your own name. A payment by somebody else cannot be matched automatically and waits for a person.

Only one deposit order can be open at a time. To change the method, cancel the present order first.`,
    },
  },
  {
    key: 'late-payment',
    title: { zh: '付款超时、少付或多付怎么办', en: 'Paid late, too little or too much' },
    text: {
      zh: `钱不会丢。我们向支付渠道核对每一笔付款，按**实际付款时间**和**实际到账金额**处理。

- **在截止时间前付款、通知来得晚**：仍按时到账，以付款时间为准。
- **超时付款**：订单显示已过期，款项会进入人工核对，核对后入账或退回。
- **少付、多付**：同样由人工核对，按实际收到的金额处理。
- **同一订单付了两次**：第二笔单独核对，不会算作没付。

需要时，请在[存取款记录](/app/myCenter/orders)中打开该订单，把订单号提供给客服。请不要再付一次。`,
      en: `The money is not lost. Every payment is checked with the payment channel and handled by the **time it was made** and the **amount that arrived**.

- **Paid in time, told late**: credited; the time of payment counts.
- **Paid after the deadline**: the order shows as expired, and a person credits or returns the payment.
- **Too little or too much**: also decided by a person, by what really arrived.
- **Paid twice**: the second payment is looked at by itself.

Open the order in [Orders](/app/myCenter/orders) and give its number to customer service. Please do not pay again.`,
    },
  },
  {
    key: 'usdt-deposit',
    title: { zh: 'USDT 存款须知', en: 'Depositing USDT' },
    text: {
      zh: `每位会员有自己的收款地址，请从存款页面复制，不要手动输入。

## 一定先看网络
存款页面写明该地址所属的网络。转到**其他网络**的币无法到账，通常也无法找回。

## 到账需要确认
链上转账要等若干个区块确认。订单页会显示「确认中」和进度，达到要求后自动入账，无需催单。

## 金额
以链上实际转入的数量入账。交易所提币会扣手续费，请把手续费算在转出的数量之外，保证到账数量与订单一致。`,
      en: `Each member has an address of their own. Copy it from the deposit page; do not type it.

## Look at the network first
The page names the network of the address. Coins sent over **another network** do not arrive and usually cannot be recovered.

## Confirmations
A transfer must be confirmed by a number of blocks. The order shows “confirming” with its progress and is credited by itself.

## Amount
What arrives on the chain is what is credited. An exchange takes its fee from the transfer, so add it on top and let the full amount of the order arrive.`,
    },
  },
];
