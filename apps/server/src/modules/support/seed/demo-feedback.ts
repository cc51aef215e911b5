import {
  feedbackCategories,
  feedbackTypes,
  type FeedbackCategory,
  type FeedbackType,
} from '@fairway/contract/support/feedback.ts';

interface DemoFeedback {
  name: string;
  category: FeedbackCategory;
  type: FeedbackType;
  content: string;
  hoursAgo: number;
  reply?: string;
}

const { codes: category } = feedbackCategories;
const { codes: type } = feedbackTypes;

/** What the demonstration's members have written to the site, answered and not. */
export const demoFeedback: readonly DemoFeedback[] = [
  {
    name: 'ayuan',
    category: category.idea,
    type: type.bet,
    content: '串关投注单能不能记住上次的赔率接受方式？每次都要重新选一遍。',
    hoursAgo: 76,
    reply: '谢谢您的建议。现在投注单会记住您上次的选择，换设备登录也一样；需要时可以在投注单右上角随时更改。',
  },
  {
    name: 'ayuan',
    category: category.problem,
    type: type.deposit,
    content:
      '昨晚银行转账存款，页面已经过期我才付的款，今天一早到账了。\n提示能不能写清楚：过期以后付款也不会丢？',
    hoursAgo: 20,
    reply: '您说得对，我们已经把提示改为「超时付款也会到账」。您这笔存款经核对已全额入账，给您添麻烦了。',
  },
  {
    name: 'ayuan',
    category: category.wish,
    type: type.other,
    content: '希望比赛页可以看到两队最近五场的走势。',
    hoursAgo: 5,
  },
  {
    name: 'suqing',
    category: category.problem,
    type: type.withdrawal,
    content: '提款显示审核中已经四十多分钟，能帮忙看一下进度吗？',
    hoursAgo: 2,
  },
  {
    name: 'laozhou',
    category: category.problem,
    type: type.account,
    content: '换了手机号，旧号码收不到验证码，想把绑定改成新号码，需要准备什么材料？',
    hoursAgo: 9,
  },
  {
    name: 'xinxin',
    category: category.idea,
    type: type.page,
    content: '深色主题下交易记录的日期有点看不清，可以再亮一点吗？',
    hoursAgo: 31,
  },
];
