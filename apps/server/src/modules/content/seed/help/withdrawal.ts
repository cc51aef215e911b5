import type { HelpEntry } from './help-entry.ts';

export const withdrawalEntries: readonly HelpEntry[] = [
  {
    key: 'how-to-withdraw',
    title: { zh: '如何提款', en: 'How to withdraw' },
    text: {
      zh: `1. 先在[提款账户](/app/myCenter/banks)添加本人名下的银行卡，或您自己的 USDT 地址。
2. 打开[提款页面](/app/myCenter/withdrawals)，选择收款账户，填写金额。
3. 页面会写明手续费和实际到账金额，核对后输入提款密码提交。

提交后，这笔钱从可用余额移到锁定金额，审核与出款期间不能用于投注。

提款只能从中心钱包发起。钱在场馆里时，请先[转回中心钱包](/app/myCenter/transfer)。`,
      en: `1. Add a bank card or USDT address of your own under [Payout accounts](/app/myCenter/banks).
2. Open [Withdraw](/app/myCenter/withdrawals), choose the account and enter the amount.
3. The page shows the fee and what will arrive. Check it and confirm with your withdrawal password.

The money then moves from available to locked and cannot be bet with while it is reviewed and paid.

Withdrawals leave from the center wallet. Money at a venue must [come back first](/app/myCenter/transfer).`,
    },
  },
  {
    key: 'withdrawal-states',
    title: { zh: '提款走到哪一步了', en: 'Where my withdrawal stands' },
    text: {
      zh: `在[存取款记录](/app/myCenter/orders)中打开订单，可以看到时间线。

- **审核中**：工作人员正在核对。较大的金额需要两人确认。
- **已冻结**：需要补充核对，订单上写有原因和时间，钱仍然是您的。
- **出款中**：已交给支付渠道，等待渠道答复。
- **已出款**：渠道已付出，请留意收款账户，收到后可点「确认到账」。
- **未通过、出款失败**：钱已退回中心钱包，订单上写有原因。

如果 96 小时内没有处理结果，系统会自动把钱退回中心钱包。银行退回的款项也会重新入账。`,
      en: `Open the order in [Orders](/app/myCenter/orders) to see its timeline.

- **In review**: staff are checking it. Larger amounts need two people.
- **Frozen**: something must be checked further. The order names the reason and a time; the money is still yours.
- **Being paid**: handed to the payment channel, whose answer is awaited.
- **Paid**: the channel has paid. Confirm once it has arrived.
- **Refused or failed**: the money is back in the center wallet, with the reason on the order.

An order that nobody decides within 96 hours gives the money back by itself. A payment that the bank returns is credited again.`,
    },
  },
  {
    key: 'withdrawal-refused',
    title: { zh: '为什么不能提款', en: 'Why a withdrawal is not possible' },
    text: {
      zh: `提款页面会直接写出原因。常见的有：

- **余额不足**：可提金额只算中心钱包，不含场馆钱包和锁定金额。
- **低于最低额或高于单笔上限**：以所选方式写明的限额为准。
- **超过当日次数或金额**：每日限额随等级而定，次日零点（北京时间）重新计算。
- **没有收款账户或提款密码**：请先添加。
- **账户状态**：账户被冻结时不能提款，请联系客服。

提款密码连续输错会暂时锁定，请稍后再试，不要反复尝试。`,
      en: `The page names the reason. The usual ones:

- **Not enough**: only the center wallet counts, not venues or locked money.
- **Below the minimum or above the maximum** of the method you chose.
- **Today's count or amount is used up**: limits depend on your grade and start anew at midnight, UTC+8.
- **No payout account or withdrawal password** yet.
- **Account status**: a frozen account cannot withdraw. Please contact customer service.

Several wrong withdrawal passwords lock it for a while. Please wait instead of trying on.`,
    },
  },
];
