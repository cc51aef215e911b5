import type { Desk, DeskAct } from './desk.ts';

const corrections = [
  { name: 'xiaofeng', amount: '88', hoursAgo: 30, end: 'approved', evidence: '工单 20431：活动奖励漏发，按条款补发' },
  { name: 'yaqi88', amount: '-120', hoursAgo: 27, end: 'refused', evidence: '工单 20440：疑似重复入账，申请扣回' },
  { name: 'haoran', amount: '36', hoursAgo: 5, end: 'waiting', evidence: '工单 20467：通道手续费由平台承担，补偿会员' },
  { name: 'zhenyu', amount: '200', hoursAgo: 1.4, end: 'waiting', evidence: '工单 20472：系统维护期间注单延迟，客诉补偿' },
] as const; // prettier-ignore

/** Changes that take two people: decided ones for the history, the others for the queue. */
export const whatIsProposed: readonly DeskAct[] = [
  ...bringCapital('CNY', '200000', 46),
  ...bringCapital('USDT', '30000', 45),
  ...corrections.flatMap(correct),
  { hoursAgo: 3.4, do: correctResult },
  { hoursAgo: 3, do: proposeVoid },
  {
    hoursAgo: 2,
    do: (desk) =>
      desk.operator('administrator', 2).proposeOperator({
        name: 'support-night',
        role: 'support',
        reason: '增开夜班客服席位',
      }),
  },
  {
    hoursAgo: 1.7,
    do: (desk) => proposeClosing(desk, 'zhiyuan', 1.7),
  },
  ...refusedClosing(),
];

function correct({ name, amount, hoursAgo, end, evidence }: (typeof corrections)[number]): DeskAct[] {
  let id = '';
  const later = hoursAgo - 0.5;
  const proposed: DeskAct = {
    hoursAgo,
    do: async (desk) => {
      const asked = {
        memberId: desk.memberId(name),
        part: 'center',
        currency: 'CNY',
        amount,
        reasonCode: 'compensation',
        evidence,
      } as const;
      ({ proposalId: id } = await desk.operator('cashier', hoursAgo).proposeAdjustment(asked));
    },
  };
  if (end === 'waiting') return [proposed];
  const decide = (desk: Desk) => {
    const lead = desk.operator('cashier-lead', later);
    if (end === 'approved') return lead.approveProposal({ id });
    return lead.refuseProposal({ id, reason: '流水核对无误，会员没有重复入账' });
  };
  return [proposed, { hoursAgo: later, do: decide }];
}

/** The house's own money, so that what members win is held for them from the first day. */
function bringCapital(currency: 'CNY' | 'USDT', amount: string, hoursAgo: number): DeskAct[] {
  let id = '';
  const later = hoursAgo - 0.5;
  return [
    {
      hoursAgo,
      async do(desk) {
        const cashier = desk.operator('cashier', hoursAgo);
        const { channels } = await cashier.listReconciliation({});
        const there = channels.find(({ held }) => held.some((each) => each.currency === currency));
        if (!there) throw new Error(`no channel of the demo holds ${currency}`);
        const evidence = `开业自有资金：${currency} 账户银行与链上回单已核对`;
        const asked = { channel: there.channel, currency, amount, evidence };
        ({ proposalId: id } = await cashier.proposeCapital(asked));
      },
    },
    { hoursAgo: later, do: (desk) => desk.operator('cashier-lead', later).approveProposal({ id }) },
  ];
}

/** A result that was settled days ago: another score waits for a second person. */
async function correctResult(desk: Desk): Promise<void> {
  const trader = desk.operator('trader', 3.4);
  const { bets } = await trader.listTradedBets({ status: 'settled', member: 'xiaofeng' });
  const [leg] = bets.at(-1)?.legs ?? [];
  if (!leg) return;
  const { fixture } = await trader.getTradedFixture({ fixtureId: leg.fixtureId });
  await trader.enterFixtureResult({
    fixtureId: fixture.id,
    resultVersion: fixture.resultVersion,
    status: 'ended',
    fullTime: { home: 3, away: 0 },
    halfTime: { home: 1, away: 0 },
    reason: '联赛官网更正比分',
  });
}

async function proposeVoid(desk: Desk): Promise<void> {
  const trader = desk.operator('trader', 3);
  const { bets } = await trader.listTradedBets({ status: 'settled' });
  const bet = bets.find(({ memberName }) => memberName !== 'ayuan' && memberName !== 'laozhou');
  if (bet)
    await trader.proposeBetVoid({
      memberId: bet.memberId,
      betId: bet.id,
      reason: '赔率明显有误，按规则作废',
    });
}

async function proposeClosing(desk: Desk, name: string, hoursAgo: number): Promise<string> {
  const lead = desk.operator('cashier-lead', hoursAgo);
  const memberId = desk.memberId(name);
  const { version } = await lead.getMemberCase({ memberId });
  const { proposalId } = await lead.proposeMemberClosing({
    memberId,
    version,
    code: 'memberWish',
    reason: '会员在线申请，已电话确认',
  });
  return proposalId;
}

/** A closing that the second person refused: the member's request waits on. */
function refusedClosing(): DeskAct[] {
  let id = '';
  return [
    { hoursAgo: 3.1, do: async (desk) => void (id = await proposeClosing(desk, 'shihan', 3.1)) },
    {
      hoursAgo: 2.7,
      do: (desk) =>
        desk
          .operator('administrator', 2.7)
          .refuseProposal({ id, reason: '手机号要先换绑，请与会员确认后再办理' }),
    },
  ];
}
