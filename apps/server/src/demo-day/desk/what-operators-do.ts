import type { Desk, DeskAct } from './desk.ts';

const marks = [
  { name: 'yuting', act: 'freeze', hoursAgo: 44, reason: '多账户同设备登录，待核实身份' },
  { name: 'qingyang', act: 'black', hoursAgo: 31, reason: '重复领取首存优惠，按活动条款处理' },
  { name: 'lixin', act: 'freeze', hoursAgo: 28, reason: '收款卡户名不一致，等待补充材料' },
  { name: 'linghui', act: 'coins', hoursAgo: 16, reason: '礼物币异常转出，限制使用' },
  { name: 'jianping', act: 'black', hoursAgo: 10, reason: '对冲投注套取返水' },
] as const; // prettier-ignore

/** What operators did with members and their cases. */
export const whatOperatorsDo: readonly DeskAct[] = [
  ...marks.map((mark): DeskAct => {
    return { hoursAgo: mark.hoursAgo, do: (desk) => actOnMember(desk, mark) };
  }),
  { hoursAgo: 25, do: answerFeedback },
  { hoursAgo: 24, do: (desk) => settleCall(desk, 24, 'called') },
  { hoursAgo: 8, do: (desk) => settleCall(desk, 8, 'unreached') },
  {
    hoursAgo: 9,
    do: (desk) =>
      desk.operator('support', 9).revealMemberField({
        memberId: desk.memberId('jianguo'),
        field: 'phone',
        reason: '回复会员反馈，需要电话核对',
      }),
  },
  { hoursAgo: 6, do: decideDeposit },
  { hoursAgo: 2.8, do: draftSite },
  { hoursAgo: 1.5, do: claimWithdrawal },
  { hoursAgo: 1.2, do: giveAway },
  {
    hoursAgo: 0.7,
    do: (desk) =>
      desk.operator('cashier', 0.7).issueGiftCodes({ amount: '58', count: 20, days: 7, note: '老会员回馈' }),
  },
  { hoursAgo: 0.4, do: (desk) => desk.operator('cashier-lead', 0.4).takeSolvencyProof({}) },
];

async function actOnMember(
  desk: Desk,
  { name, act, hoursAgo, reason }: (typeof marks)[number],
): Promise<void> {
  const operator = desk.operator('cashier-lead', hoursAgo);
  const memberId = desk.memberId(name);
  const { version } = await operator.getMemberCase({ memberId });
  if (act === 'freeze') await operator.freezeMember({ memberId, version, reason });
  else await operator.markMember({ memberId, version, mark: act, on: true, reason });
}

async function answerFeedback(desk: Desk): Promise<void> {
  const support = desk.operator('support', 25);
  const { feedback } = await support.listFeedbackQueue({ status: 'waiting' });
  const asked = feedback.find(({ content }) => content.startsWith('支付宝转卡付了两次'));
  if (asked)
    await support.replyFeedback({
      id: asked.id,
      reply: '您好，重复的一笔已核对并退回原卡，一到两个工作日到账。',
    });
}

/** The request that has waited longest. */
async function settleCall(desk: Desk, hoursAgo: number, state: 'called' | 'unreached'): Promise<void> {
  const support = desk.operator('support', hoursAgo);
  const { requests } = await support.listCallRequests({ waiting: true });
  const [first] = requests;
  if (first) await support.settleCallRequest({ id: first.id, state });
}

async function decideDeposit(desk: Desk): Promise<void> {
  const lead = desk.operator('cashier-lead', 6);
  const { decisions } = await lead.listDepositDecisions({ state: 'waiting' });
  const paid = decisions.find(({ member }) => member.name === 'guodong');
  if (paid)
    await lead.decideDeposit({
      paymentId: paid.payment.paymentId,
      decision: 'credit',
      reason: '流水与订单金额一致，逾期入账',
    });
}

async function claimWithdrawal(desk: Desk): Promise<void> {
  const cashier = desk.operator('cashier', 1.5);
  const { cases } = await cashier.listWithdrawalQueue({ status: 'reviewing' });
  const claimed = cases.find(({ member }) => member.name === 'jianing');
  if (claimed) await cashier.claimWithdrawal({ billNo: claimed.record.billNo });
}

async function giveAway(desk: Desk): Promise<void> {
  const { batch } = await desk.operator('cashier', 1.2).issueGiftCodes({
    amount: '18',
    count: 50,
    days: 15,
    note: '周末活动彩金',
  });
  await desk.operator('cashier-lead', 1).releaseGiftCodes({ id: batch.id });
}

/** The next version of the site's configuration, which visitors see nothing of before it is published. */
async function draftSite(desk: Desk): Promise<void> {
  const administrator = desk.operator('administrator', 2.8);
  const { configuration, version } = await administrator.getSiteDraft({});
  const { brand } = configuration;
  const slogan = {
    zh: '看得懂的规则，对得上的每一分钱。',
    en: 'Rules you can read, every cent accounted for.',
  };
  await administrator.saveSiteDraft({ ...configuration, brand: { ...brand, slogan }, version });
}
