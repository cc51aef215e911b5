import { campaignTerms, type CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { expect, it } from 'vitest';
import { fromForm, toForm } from './form-fields.ts';

const texts = {
  title: '周末加油礼',
  summary: '有效流水满 500 元，申请 58 元',
  get: '58 元',
  todo: '满 500 元后申请',
  until: '活动期间',
  rules: ['一', '二'].map((rule) => `条款${rule}`),
};
const common = {
  zh: texts,
  en: { ...texts, title: 'Weekend booster' },
  category: 'sports' as const,
  art: 'ball' as const,
  startsAt: '2026-08-14T16:00:00.000Z',
  endsAt: '2026-09-14T16:00:00.000Z',
  audience: { gradeFrom: 0, registeredWithin: 30, phoneBound: true as const, played: '500' },
  budget: '58000.00',
  turnover: '3',
  claimDays: 14,
};
const section = { title: '第一步', body: '绑定手机号' };
const sections = { zh: [section, section], en: [section, section] };
const all: CampaignTerms[] = [
  {
    kind: 'sign',
    ...common,
    daily: ['1.00', '1.00', '2.00', '2.00', '3.00', '3.00', '5.00'],
    full: '8.00',
    playedToday: '0',
  },
  { kind: 'offer', ...common, reward: '58.00', reviewed: true },
  {
    kind: 'push',
    ...common,
    reward: '58.00',
    reviewed: false,
    release: {
      days: 14,
      weights: { ty: 100, dj: 100, zr: 0, dz: 0, by: 0, qp: 0, cp: 0 },
      leastPrice: '1.5',
      mostPerBet: '500',
    },
  },
  {
    kind: 'depositFirst',
    ...common,
    days: 7,
    tiers: [
      { least: '100', percent: 20 },
      { least: '1000', percent: 25 },
    ],
    most: '2000',
  },
  { kind: 'invite', ...common, steps: [{ friends: 1, prize: '18.00' }] },
  { kind: 'details', ...common, reward: '58.00', reviewed: false, sections },
  {
    kind: 'newTask',
    ...common,
    days: 30,
    phone: '3',
    card: '5',
    deposit: { least: '100', reward: '18' },
    withdrawal: '8',
    games: ['sports', 'electronic'],
    steps: [
      { played: '50', reward: '3' },
      { played: '200', reward: '8' },
    ],
    package: { dayDeposit: '0', dayBet: '10', awards: [{ signs: 7, reward: '18' }] },
    reborn: { least: '100', reward: '18' },
    reviewed: false,
  },
  {
    kind: 'happySend',
    ...common,
    list: { id: '7d1d9c1e-5f5e-4d5a-8a41-2f6f2c0a7e18', count: 3 },
    amount: '18.00',
  },
  {
    kind: 'form',
    ...common,
    prize: '8.00',
    fields: [
      {
        id: 'again',
        zh: '还会来吗',
        en: 'Again?',
        type: 'choice',
        required: true,
        options: { zh: '是\n否', en: 'Yes\nNo' },
      },
      { id: 'wish', zh: '愿望', en: 'Wish', type: 'lines', required: false, options: { zh: '', en: '' } },
    ],
  },
  { kind: 'display', ...common, audience: {}, budget: '0', turnover: '0', claimDays: 1, sections },
];

it.each(all)('leaves the terms of kind $kind as they were', (terms) => {
  expect(fromForm(terms.kind, toForm(terms))).toEqual(terms);
  expect(campaignTerms.parse(fromForm(terms.kind, toForm(terms)))).toEqual(terms);
});

it('asks for nothing of an audience whose fields are empty, and fills up the shorter language', () => {
  expect(fromForm('offer', toForm('offer')).audience).toEqual({});
  const longer = { ...common, en: { ...common.en, rules: ['one only'] }, reward: '1', reviewed: false };
  expect(toForm({ kind: 'offer', ...longer }).rules).toEqual([
    { zh: '条款一', en: 'one only' },
    { zh: '条款二', en: '' },
  ]);
});

it('lets a new bonus be played for first, unless nothing is to be played or it is paid at once', () => {
  const terms = (kind: 'offer' | 'birthday', turnover: string) =>
    fromForm(kind, { ...toForm(kind), turnover });
  expect(terms('offer', '3').release).toMatchObject({ days: 30, weights: { ty: 100, cp: 100 } });
  expect(terms('offer', '0')).not.toHaveProperty('release');
  expect(terms('offer', '0.00')).not.toHaveProperty('release');
  expect(terms('birthday', '1')).not.toHaveProperty('release');
});
