import type { HelpEntry } from './help-entry.ts';

export const transferEntries: readonly HelpEntry[] = [
  {
    key: 'how-to-transfer',
    title: { zh: '如何转入场馆、转回中心钱包', en: 'Moving money to a venue and back' },
    text: {
      zh: `打开[转账页面](/app/myCenter/transfer)，选择转出和转入的钱包，填写金额后确认。

- 转入 Fairway 体育立即到账。
- 转入外部场馆通常几秒完成。
- 场馆维护时不能转入，但**随时可以转回**。

## 一键回收
点页面顶部的「一键回收」，所有场馆的余额会转回中心钱包。为避免重复提交，10 秒内只能点一次。`,
      en: `Open [Transfer](/app/myCenter/transfer), choose from and to, enter an amount and confirm.

- To Fairway Sports it is there at once.
- To an outside venue it usually takes seconds.
- A venue under maintenance takes no money in, but money **can always come back**.

## Bring everything home
The recycling button at the top moves the balance of every venue to the center wallet. It works once in 10 seconds.`,
    },
  },
  {
    key: 'transfer-pending',
    title: { zh: '转账一直显示「查询中」', en: 'A transfer says “checking”' },
    text: {
      zh: `有时场馆没有及时答复。这时我们**不会当作失败，也不会当作成功**：钱显示为「在途」，总资产不变，系统会反复向场馆查询，直到有明确结果。

- 场馆确认收到：转账完成。
- 场馆确认没有收到：钱退回原来的钱包。
- 长时间没有结果：由两名工作人员核对场馆账单后处理。

等待期间请不要重复转账。同一笔操作即使点了两次，也只会执行一次。`,
      en: `Sometimes a venue does not answer in time. We then take it **neither for failed nor for done**: the money shows as in transit, your total stays the same, and the venue is asked again until the answer is clear.

- The venue has it: the transfer is done.
- The venue does not have it: the money goes back where it came from.
- No answer for long: two people check the venue's statement.

Please do not send it again meanwhile. The same act happens once, even when pressed twice.`,
    },
  },
];
