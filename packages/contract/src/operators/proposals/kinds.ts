import { type CodeOf, defineEnum } from '../../enums/define-enum.ts';

/** What one operator proposes and another decides on the page of proposals. */
export const proposalKinds = defineEnum({
  cashierSettings: { code: 'settings.cashier', zh: '存款设置', en: 'Cashier settings' },
  payoutSettings: { code: 'settings.payout', zh: '提款设置', en: 'Payout settings' },
  fixtureResult: { code: 'sportsbook.result', zh: '赛果录入', en: 'Match result' },
  resettlement: { code: 'sportsbook.resettlement', zh: '重新结算', en: 'Resettlement' },
  betVoid: { code: 'sportsbook.void', zh: '注单作废', en: 'Void bet' },
  issueVoid: { code: 'lottery.void', zh: '彩票期次作废', en: 'Void lottery issue' },
  kickOff: { code: 'sportsbook.kickOff', zh: '更改开赛时间', en: 'Another kick-off' },
  sportsbookLimits: { code: 'settings.sportsbook', zh: '体育限额与利润率', en: 'Sportsbook limits' },
  gamesSettings: { code: 'settings.games', zh: '游戏开关与限额', en: 'Game switches and limits' },
  lotterySettings: { code: 'settings.lottery', zh: '彩票开关与限额', en: 'Lottery switches and limits' },
  vipGrades: { code: 'settings.vipGrades', zh: 'VIP 等级', en: 'VIP levels' },
  giftSettings: { code: 'settings.gifts', zh: '礼物目录与打赏上限', en: 'Gift catalogue and ceilings' },
  chatSettings: { code: 'settings.chat', zh: '聊天词库', en: 'Words of chats' },
  giftRefund: { code: 'live.giftRefund', zh: '退还礼物', en: 'Refund of a gift' },
  campaignPublication: { code: 'promotions.publication', zh: '发布活动', en: 'Publish a campaign' },
  rewardReversal: { code: 'promotions.reversal', zh: '收回活动奖励', en: 'Take back a reward' },
  vipReview: { code: 'vip.review', zh: 'VIP 等级核验', en: 'Review of a VIP level' },
  freeRounds: { code: 'games.freeRounds', zh: '赠送免费局', en: 'Free rounds' },
  venueOpening: { code: 'venues.open', zh: '开放场馆', en: 'Open a venue' },
  operatorOpening: { code: 'operators.open', zh: '开通操作员', en: 'New operator' },
  operatorRole: { code: 'operators.role', zh: '变更操作员角色', en: 'Operator’s role' },
  operatorUnblock: { code: 'operators.unblock', zh: '恢复操作员', en: 'Unblock operator' },
  operatorReenrolment: { code: 'operators.reenrol', zh: '重置操作员登录', en: 'Operator’s re-enrolment' },
  memberClosing: { code: 'members.close', zh: '注销会员账号', en: 'Closing of a member’s account' },
  memberReopening: { code: 'members.reopen', zh: '恢复会员账号', en: 'Reopening of a member’s account' },
  walletAdjustment: { code: 'wallet.adjustment', zh: '人工更正', en: 'Correction of a balance' },
  walletRepair: { code: 'wallet.repair', zh: '差异修复', en: 'Repair of a difference' },
  houseCapital: { code: 'wallet.capital', zh: '自有资金', en: 'The house’s own money' },
  anchorContract: { code: 'live.contract', zh: '主播合约', en: 'Anchor’s contract' },
  walletTerms: { code: 'settings.wallet', zh: '钱包条款', en: 'Wallet terms' },
});
export type ProposalKind = CodeOf<typeof proposalKinds>;

/** Those that set money right by hand, and that move the house's own. */
export const walletProposalKinds = [
  'wallet.adjustment',
  'wallet.repair',
  'wallet.capital',
] as const satisfies readonly ProposalKind[];

/** Those that change an operator's account. */
export const operatorProposalKinds = [
  'operators.open',
  'operators.role',
  'operators.unblock',
  'operators.reenrol',
] as const satisfies readonly ProposalKind[];
