import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { threeOf } from './three-of.ts';

const texts = {
  zh: {
    title: '存款刮刮卡',
    summary: '每日存满 100 元刮一张，最高 188 元',
    get: '2 至 188 元，刮中即得',
    todo: '每日存款每满 100 元得一张刮刮卡，每天最多 3 张',
    until: '活动结束前有效，奖品 7 天内领取',
    rules: [
      '活动期间到账的存款按日累计，每满 100 元得一张，每天最多 3 张，USDT 按 7.20 折算。',
      '刮刮卡可累积到活动结束；存款被撤回的，相应机会一并取消，已刮开的不受影响。',
      '各奖品的中奖概率按权重公示；奖品发完后改为未中奖。',
      '开始前公布奖品清单与服务器种子的哈希，结束后公布种子，每张卡都可自行验算。',
      '刮中的奖金请在 7 天内领取，提款前需完成 1 倍流水。',
    ],
  },
  en: {
    title: 'Scratch cards for deposits',
    summary: 'A card for CNY 100 deposited a day, up to CNY 188',
    get: 'CNY 2 to 188, yours when you uncover it',
    todo: 'Each CNY 100 deposited on a day gives a card, three a day at most',
    until: 'Until the end; claim a prize within 7 days',
    rules: [
      'Deposits credited during the promotion add up by day: one card for each CNY 100, three a day at most, USDT at 7.20.',
      'Cards add up until the end. A deposit that is taken back takes its cards along; uncovered ones stay.',
      'The chances are the published weights. A prize that is used up becomes no prize.',
      'The hashes of the prize list and the server seed are out before the start, the seed after the end: check every card yourself.',
      'Claim a prize within 7 days; it is played once before a withdrawal.',
    ],
  },
};

/** Scratch cards for deposits. */
export function firstScratches(now: Date): TermsOf<'scratch'>[] {
  return threeOf(now, texts, {
    coming: { zh: '周年刮刮卡', en: 'Anniversary scratch cards' },
    ended: { zh: '国庆刮刮卡', en: 'Holiday scratch cards' },
  }).map((own) => ({
    ...own,
    kind: 'scratch',
    category: 'deposit',
    art: 'envelope',
    audience: {},
    budget: '30000.00',
    turnover: '1',
    claimDays: 7,
    chances: { by: 'deposit', each: '100', mostPerDay: 3 },
    prizes: [
      { code: 'cash-188', zh: '188 元', en: 'CNY 188', weight: 2, amount: '188.00', stock: 10 },
      { code: 'cash-58', zh: '58 元', en: 'CNY 58', weight: 18, amount: '58.00', stock: 60 },
      { code: 'cash-8', zh: '8 元', en: 'CNY 8', weight: 380, amount: '8.00', stock: null },
      { code: 'cash-2', zh: '2 元', en: 'CNY 2', weight: 2600, amount: '2.00', stock: null },
      { code: 'none', zh: '未中奖', en: 'No prize', weight: 7000, amount: '0', stock: null },
    ],
    consolation: 'none',
  }));
}
