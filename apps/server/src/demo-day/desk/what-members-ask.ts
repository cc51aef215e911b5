import { feedbackCategories, feedbackTypes } from '@fairway/contract/support/feedback.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { seedPhoneChange } from '#modules/members';
import type { DeskAct } from './desk.ts';

const { codes: about } = feedbackTypes;
const { problem, idea } = feedbackCategories.codes;

const feedback = [
  { name: 'wentao', hoursAgo: 30, type: about.deposit, category: problem, content: '支付宝转卡付了两次，第二笔什么时候能处理？' },
  { name: 'jiayi99', hoursAgo: 21, type: about.bet, category: idea, content: '希望注单可以按联赛筛选，周末场次太多不好找。' },
  { name: 'jianguo', hoursAgo: 12, type: about.withdrawal, category: problem, content: '银行说没有收到款，页面显示已付款，请帮忙查一下流水。' },
  { name: 'yuchen', hoursAgo: 6.5, type: about.transfer, category: problem, content: '从场馆转回中心钱包转了两分钟才到账，平时是几秒。' },
  { name: 'siqi', hoursAgo: 3, type: about.page, category: idea, content: '手机上充值页的金额按钮太小，容易点错。' },
  { name: 'feiyang', hoursAgo: 1.2, type: about.account, category: problem, content: '换手机以后收不到验证码，邮箱可以收到。' },
] as const; // prettier-ignore

const calls = [
  { phone: '13910002231', hoursAgo: 26, topic: 'deposit', text: '存款没有到账' },
  { phone: '13910004417', hoursAgo: 9, topic: 'withdrawal', text: '想问提款审核进度' },
  { phone: '13910007782', hoursAgo: 5, topic: 'account', text: '' },
  { phone: '13910006125', hoursAgo: 2.4, topic: 'bet', text: '比赛取消后注单怎么算' },
  { phone: '13910001906', hoursAgo: 0.8, topic: 'other', text: '咨询 VIP 权益' },
  { phone: '13910008853', hoursAgo: 0.3, topic: 'deposit', text: '' },
] as const; // prettier-ignore

const newNames = [
  { name: 'weiming', realName: '施伟铭', hoursAgo: 19 },
  { name: 'shaohua', realName: '戚少桦', hoursAgo: 7 },
  { name: 'xiaowen', realName: '潘晓文', hoursAgo: 2 },
] as const; // prettier-ignore

const agents = [
  { name: '刘先生', channel: 'email', contact: 'liu.agent@example.com', plan: '在体育论坛有固定读者，希望了解合作方式。', hoursAgo: 40 },
  { name: '何女士', channel: 'email', contact: 'he.media@example.com', plan: '运营短视频账号，主要做足球赛前分析。', hoursAgo: 8 },
] as const; // prettier-ignore

const newPhones = [
  { name: 'jingwen', phone: '19900019914', hoursAgo: 26 },
  { name: 'yuchen', phone: '19900018820', hoursAgo: 11 },
  { name: 'feiyang', phone: '19900017731', hoursAgo: 1.1 },
] as const; // prettier-ignore

/** The first has waited for longer than a month: there is money left. */
const leaving = [
  { name: 'wentao', note: '以后不玩了，请帮我注销', hoursAgo: 33 * 24 },
  { name: 'zhiyuan', note: '', hoursAgo: 20 },
  { name: 'shihan', note: '手机号要换人使用', hoursAgo: 4.5 },
] as const; // prettier-ignore

const { netBankTransfer, fastToCard } = payTypes.codes;
/** Orders to an account of the house, which wait for an operator to enter what arrived. */
const payers = [
  { name: 'zhenguo', amount: '1200', hoursAgo: 0.15 },
  { name: 'taoran', amount: '3000', hoursAgo: 0.1 },
  { name: 'jiaqi', amount: '500', hoursAgo: 0.05 },
] as const; // prettier-ignore

/** Deposits for the pool, of more than anybody there withdraws: they wait for two minutes from the server's start, as the rule has it. */
const fastPayers = [
  { name: 'shaohua', amount: '6000' },
  { name: 'junfeng', amount: '8500' },
] as const;

/** Questions, wishes and requests of the last two days, most of them unanswered. */
export const whatMembersAsk: readonly DeskAct[] = [
  ...feedback.map(({ name, hoursAgo, ...draft }): DeskAct => {
    return { hoursAgo, do: (desk) => desk.member(name, hoursAgo).webFeedback(draft) };
  }),
  ...calls.map(({ hoursAgo, ...asked }): DeskAct => {
    return { hoursAgo, do: (desk) => desk.visitor(hoursAgo).requestFreeCall({ areaCode: '86', ...asked }) };
  }),
  ...newNames.map(({ name, realName, hoursAgo }): DeskAct => ({
    hoursAgo,
    do: (desk) =>
      desk.member(name, hoursAgo).requestMemberChange({
        field: 'realName',
        realName,
        proof: { kind: 'password', password: desk.password },
      }),
  })),
  ...newPhones.map(({ name, phone, hoursAgo }): DeskAct => {
    return { hoursAgo, do: (desk) => seedPhoneChange(desk.platform(hoursAgo), desk.memberId(name), phone) };
  }),
  ...leaving.map(({ name, note, hoursAgo }): DeskAct => {
    return { hoursAgo, do: (desk) => desk.member(name, hoursAgo).requestClosing({ note }) };
  }),
  ...agents.map(({ hoursAgo, ...applied }): DeskAct => {
    return { hoursAgo, do: (desk) => desk.visitor(hoursAgo).joinAgent(applied) };
  }),
  ...payers.map(({ name, amount, hoursAgo }): DeskAct => ({
    hoursAgo,
    do: (desk) =>
      desk
        .member(name, hoursAgo)
        .createDepositOrder({ payType: netBankTransfer, bankCode: 'ICBC', amount, insist: true }),
  })),
  ...fastPayers.map(({ name, amount }): DeskAct => ({
    hoursAgo: 0,
    do: (desk) => desk.member(name, 0).createDepositOrder({ payType: fastToCard, amount, insist: true }),
  })),
];
