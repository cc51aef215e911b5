import { type CodeOf, defineEnum } from '../enums/define-enum.ts';

/** What a campaign is; the code is the first part of its account’s name and of its topic. The demo opens them in this order. */
export const campaignKinds = defineEnum({
  sign: { code: 'sign', zh: '每日签到', en: 'Daily sign-in' },
  newTask: { code: 'newTask', zh: '新人任务', en: 'New-member tasks' },
  depositFirst: { code: 'depositFirst', zh: '首存礼', en: 'First-deposit gift' },
  depositAgain: { code: 'depositAgain', zh: '续存礼', en: 'Further-deposit gift' },
  invite: { code: 'invite', zh: '邀请好友', en: 'Invite friends' },
  offer: { code: 'offer', zh: '优惠活动', en: 'Offer' },
  details: { code: 'details', zh: '专题活动', en: 'Offer with details' },
  display: { code: 'display', zh: '展示页面', en: 'Display page' },
  upgrade: { code: 'upgrade', zh: '升级礼金', en: 'Level-up bonus' },
  birthday: { code: 'birthday', zh: '生日礼金', en: 'Birthday gift' },
  monthMoney: { code: 'monthMoney', zh: '每月礼金', en: 'Monthly gift' },
  rebate: { code: 'rebate', zh: '每日返水', en: 'Daily rebate' },
  competeLottery: { code: 'competeLottery', zh: '足彩 14 场', en: 'Soccer lottery' },
  surviving: { code: 'surviving', zh: '生存赛', en: 'Survivors' },
  breakout: { code: 'breakout', zh: '闯关', en: 'Breakout' },
  fissile: { code: 'fissile', zh: '裂变红包', en: 'Shared packet' },
  race: { code: 'race', zh: '奖券排行赛', en: 'Ticket race' },
  raffle: { code: 'raffle', zh: '抽奖券', en: 'Raffle' },
  redPackRain: { code: 'redPackRain', zh: '红包雨', en: 'Red packet rain' },
  wheel: { code: 'wheel', zh: '幸运转盘', en: 'Wheel' },
  scratch: { code: 'scratch', zh: '刮刮卡', en: 'Scratch card' },
  drawGift: { code: 'drawGift', zh: '抽奖礼盒', en: 'Gift draw' },
  shot: { code: 'shot', zh: '每日一射', en: 'Shot of the day' },
  present: { code: 'present', zh: '额度换礼', en: 'Gifts for credit' },
  superGift: { code: 'superGift', zh: '超级礼', en: 'Super gift' },
  luxury: { code: 'luxury', zh: '积分商城', en: 'Points shop' },
  score: { code: 'score', zh: '活动积分', en: 'Activity score' },
  europeanCup: { code: 'europeanCup', zh: '欧洲杯', en: 'European cup' },
  euroCup: { code: 'euroCup', zh: '欧陆杯', en: 'Euro cup' },
  guess: { code: 'guess', zh: '竞猜', en: 'Guess' },
  worldCupGuess: { code: 'worldCupGuess', zh: '世界杯竞猜', en: 'World cup guess' },
  happySend: { code: 'happySend', zh: '开心送', en: 'Gift to a list' },
  form: { code: 'form', zh: '表单活动', en: 'Form' },
  push: { code: 'push', zh: '推送优惠', en: 'Pushed offer' },
});
export type CampaignKind = CodeOf<typeof campaignKinds>;

/** The printed address of each kind's page below `/app/`, before the campaign's number (specification section 2). */
export const campaignPages: Readonly<Record<CampaignKind, string>> = {
  sign: 'SignGift',
  newTask: 'newTask',
  depositFirst: 'deposit-first',
  depositAgain: 'deposit-again',
  invite: 'friendInvitation',
  offer: 'preferentialActivity',
  details: 'discountDetails',
  display: 'pureDisplay',
  upgrade: 'preferentialActivity',
  birthday: 'preferentialActivity',
  monthMoney: 'month-money',
  rebate: 'preferentialActivity',
  competeLottery: 'competeLottery',
  surviving: 'surviving',
  breakout: 'breakout',
  fissile: 'fissile',
  race: 'race-page',
  raffle: 'raffle',
  redPackRain: 'redPackRain',
  wheel: 'preferentialActivity',
  scratch: 'preferentialActivity',
  drawGift: 'drawGift',
  shot: 'football-shot',
  present: 'present',
  superGift: 'preferentialActivity',
  luxury: 'preferentialActivity',
  score: 'preferentialActivity',
  europeanCup: 'european-cup',
  euroCup: 'euro-cup',
  guess: 'preferentialActivity',
  worldCupGuess: 'world-cup-guess',
  happySend: 'preferentialActivity',
  form: 'preferentialActivity',
  push: 'preferentialActivity',
};

/** The kinds that share a page, and with it their numbers, so that each page has a first campaign. */
export function kindsOfPage(kind: CampaignKind): readonly CampaignKind[] {
  return campaignKinds.codeList.filter((other) => campaignPages[other] === campaignPages[kind]);
}

/** Pages without a number (specification section 2), which show the newest campaign. */
const unnumbered: readonly CampaignKind[] = ['invite', 'fissile', 'competeLottery'];

export function hasNumber(kind: CampaignKind): boolean {
  return !unnumbered.includes(kind);
}

/** Where a campaign's page is. */
export function campaignPath(kind: CampaignKind, no: number): string {
  return !hasNumber(kind) ? `/app/${campaignPages[kind]}` : `/app/${campaignPages[kind]}/${no}`;
}

/**
 * A campaign's life. What waits, runs or is over follows from the window of the published version; `paused` stops joining, never the
 * claim of what was earned.
 */
export const campaignStates = defineEnum({
  draft: { code: 'draft', zh: '草稿', en: 'Draft' },
  inReview: { code: 'inReview', zh: '待复核', en: 'In review' },
  scheduled: { code: 'scheduled', zh: '未开始', en: 'Scheduled' },
  running: { code: 'running', zh: '进行中', en: 'Running' },
  paused: { code: 'paused', zh: '已暂停', en: 'Paused' },
  ended: { code: 'ended', zh: '已结束', en: 'Ended' },
  archived: { code: 'archived', zh: '已归档', en: 'Archived' },
  withdrawn: { code: 'withdrawn', zh: '已撤销', en: 'Withdrawn' },
});
export type CampaignState = CodeOf<typeof campaignStates>;

/** A reward's life: due once its rules are met, then claimed or applied for; what nobody fetches expires. */
export const rewardStates = defineEnum({
  reached: { code: 'reached', zh: '可领取', en: 'Ready to claim' },
  applied: { code: 'applied', zh: '审核中', en: 'Under review' },
  paid: { code: 'paid', zh: '已发放', en: 'Paid' },
  expired: { code: 'expired', zh: '已过期', en: 'Expired' },
  failed: { code: 'failed', zh: '发放失败', en: 'Failed' },
  refused: { code: 'refused', zh: '未通过', en: 'Refused' },
});
export type RewardState = CodeOf<typeof rewardStates>;

/** Kinds whose rewards two people decide whatever their amount: they reward what a member wrote, which no rule judges. */
export const decidedByTwo: readonly CampaignKind[] = ['form'];

/**
 * What a reward is: fen of money, whole points, goods with their worth in fen, free rounds and free bets with their stakes in fen, coins with what they cost
 * in fen, or so many chances to draw.
 */
export const rewardTypes = defineEnum({
  money: { code: 'money', zh: '彩金', en: 'Money' },
  points: { code: 'points', zh: '积分', en: 'Points' },
  goods: { code: 'goods', zh: '实物', en: 'Goods' },
  freeRounds: { code: 'freeRounds', zh: '免费局', en: 'Free rounds' },
  freeBet: { code: 'freeBet', zh: '免费投注', en: 'Free bet' },
  coins: { code: 'coins', zh: '金币', en: 'Coins' },
  chances: { code: 'chances', zh: '抽奖机会', en: 'Chances to draw' },
});
export type RewardType = CodeOf<typeof rewardTypes>;

/** Rewards that cost a campaign's budget nothing. */
export const freeTypes: readonly RewardType[] = ['points', 'chances'];

/** Kinds in which prizes are drawn at the press, with chances. */
export const instantKinds = [
  'wheel',
  'scratch',
  'drawGift',
  'shot',
] as const satisfies readonly CampaignKind[];

/** Filters of the centre. */
export const campaignCategories = defineEnum({
  daily: { code: 'daily', zh: '日常', en: 'Daily' },
  newcomer: { code: 'newcomer', zh: '新人', en: 'New members' },
  deposit: { code: 'deposit', zh: '存款', en: 'Deposit' },
  sports: { code: 'sports', zh: '体育', en: 'Sports' },
  games: { code: 'games', zh: '游戏', en: 'Games' },
  vip: { code: 'vip', zh: 'VIP', en: 'VIP' },
});
export type CampaignCategory = CodeOf<typeof campaignCategories>;

/** The drawn scenes that a card or a page can show. */
export const campaignArts = [
  'calendar',
  'envelope',
  'box',
  'cake',
  'drum',
  'ball',
  'crown',
  'coins',
] as const;
export type CampaignArt = (typeof campaignArts)[number];
