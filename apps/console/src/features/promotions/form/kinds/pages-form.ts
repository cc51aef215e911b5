import { defineKindForm } from '../own/kind-form.ts';
import type { OwnField } from '../own/own-field.ts';
import { offerGift } from './offer-gift.ts';

const applied: OwnField<'reward' | 'reviewed' | 'gives'>[] = [
  {
    name: 'reward',
    type: 'amount',
    label: { zh: '奖励（元）', en: 'Reward, yuan' },
    hint: {
      zh: '不是彩金时填成本：每金币 0.10 元，免费局与免费投注为注额合计，积分与抽奖机会为 0',
      en: 'Of other rewards what they cost: 0.10 a coin, the stakes of rounds and free bets, 0 for points and chances',
    },
  },
  {
    name: 'reviewed',
    type: 'switch',
    label: { zh: '人工审核', en: 'Reviewed by people' },
    hint: {
      zh: '关闭时 1,000.00 元以内即时发放；超过 1,000.00 元一律人工审核',
      en: 'Off: up to 1,000.00 is paid at once; above it people decide all the same',
    },
  },
  offerGift,
];

export const offerForm = defineKindForm('offer', { fields: applied, fresh: { reward: '', reviewed: false } });

export const pushForm = defineKindForm('push', { fields: applied, fresh: { reward: '', reviewed: false } });

export const detailsForm = defineKindForm('details', {
  fields: applied,
  fresh: { reward: '', reviewed: false },
  hasSections: true,
});

export const displayForm = defineKindForm('display', {
  fields: [],
  fresh: {},
  isWithoutReward: true,
  hasSections: true,
});
