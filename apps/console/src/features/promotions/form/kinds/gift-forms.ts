import { giftArts, type GiftArt } from '@fairway/contract/promotions/gift/arts.ts';
import { giftCategories, giftConditionTypes } from '@fairway/contract/promotions/gifts.ts';
import { defineKindForm } from '../own/kind-form.ts';
import type { Labels, OwnField } from '../own/own-field.ts';

const artLabels: Readonly<Record<GiftArt, Labels>> = {
  phone: { zh: '手机', en: 'Phone' },
  headphones: { zh: '耳机', en: 'Headphones' },
  jersey: { zh: '球衣', en: 'Jersey' },
  ball: { zh: '足球', en: 'Football' },
  cup: { zh: '奖杯', en: 'Trophy' },
  coins: { zh: '金币', en: 'Coins' },
  points: { zh: '宝石', en: 'Gem' },
  box: { zh: '礼盒', en: 'Box' },
};

const texts: readonly OwnField[] = [
  { name: 'name', type: 'text', max: 40, label: { zh: '名称', en: 'Name' } },
  {
    name: 'properties',
    type: 'text',
    max: 300,
    isLong: true,
    label: { zh: '规格（每行一项）', en: 'Properties, a line each' },
  },
];

/** What every gift has, and what is asked for it. */
const giftEntry = (asked: readonly OwnField[]): readonly OwnField[] => [
  {
    name: 'id',
    type: 'text',
    max: 24,
    label: { zh: '编号', en: 'Id' },
    hint: { zh: '小写字母开头，可含数字与连字符', en: 'Small letters, digits and hyphens' },
  },
  { name: 'zh', type: 'group', label: { zh: '中文', en: 'Chinese' }, entry: texts },
  { name: 'en', type: 'group', label: { zh: '英文', en: 'English' }, entry: texts },
  {
    name: 'category',
    type: 'choice',
    label: { zh: '类别', en: 'Category' },
    of: giftCategories.list,
  },
  {
    name: 'art',
    type: 'choice',
    label: { zh: '图', en: 'Picture' },
    of: giftArts.map((code) => ({ code, ...artLabels[code] })),
  },
  {
    name: 'worth',
    type: 'amount',
    label: { zh: '价值（元；虚拟礼品为积分数）', en: 'Worth, yuan; of a virtual gift points' },
  },
  { name: 'stock', type: 'count', min: 1, max: 100_000, label: { zh: '库存', en: 'Stock' } },
  ...asked,
];

const freshGift = () => ({
  id: '',
  zh: { name: '', properties: '' },
  en: { name: '', properties: '' },
  category: giftCategories.codes.money,
  art: 'box' as const,
  worth: '',
  stock: 100,
});

const pricedGifts: OwnField<'gifts'> = {
  name: 'gifts',
  type: 'list',
  max: 30,
  label: { zh: '礼品', en: 'Gift' },
  fresh: () => ({ ...freshGift(), price: 100 }),
  entry: giftEntry([
    { name: 'price', type: 'count', min: 1, max: 10_000_000, label: { zh: '所需分数', en: 'Price' } },
  ]),
};

export const presentForm = defineKindForm('present', {
  fields: [
    {
      name: 'gifts',
      type: 'list',
      max: 30,
      label: { zh: '礼品', en: 'Gift' },
      fresh: () => ({ ...freshGift(), condition: giftConditionTypes.codes.bet, need: 100 }),
      entry: giftEntry([
        {
          name: 'condition',
          type: 'choice',
          label: { zh: '条件', en: 'Condition' },
          of: giftConditionTypes.list,
        },
        {
          name: 'need',
          type: 'count',
          min: 1,
          max: 10_000_000,
          label: { zh: '门槛', en: 'What it asks' },
          hint: {
            zh: '首存为整元，投注为额度（每 100 元 1 点），等级为 VIP 级数',
            en: 'Whole yuan of a first deposit, credit (one for 100 played), or the VIP level',
          },
        },
      ]),
    },
  ],
  fresh: { gifts: [{ ...freshGift(), condition: giftConditionTypes.codes.bet, need: 100 }] },
});

export const luxuryForm = defineKindForm('luxury', {
  fields: [pricedGifts],
  fresh: { gifts: [{ ...freshGift(), price: 100 }] },
});

export const scoreForm = defineKindForm('score', {
  fields: [
    {
      name: 'perDeposit',
      type: 'count',
      min: 0,
      max: 10_000,
      label: { zh: '每存款 100 元得分', en: 'For 100 deposited' },
    },
    {
      name: 'perPlay',
      type: 'count',
      min: 0,
      max: 10_000,
      label: { zh: '每流水 100 元得分', en: 'For 100 played' },
    },
    {
      name: 'perDay',
      type: 'count',
      min: 0,
      max: 10_000,
      label: { zh: '每个投注日得分', en: 'For a day with play' },
    },
    pricedGifts,
  ],
  fresh: { perDeposit: 2, perPlay: 1, perDay: 5, gifts: [{ ...freshGift(), price: 100 }] },
});

export const superGiftForm = defineKindForm('superGift', {
  fields: [
    {
      name: 'gifts',
      type: 'list',
      max: 6,
      label: { zh: '档位', en: 'Tier' },
      fresh: () => ({ least: '', amount: '' }),
      entry: [
        { name: 'least', type: 'amount', label: { zh: '当日存款满（元）', en: 'Deposited in a day, yuan' } },
        { name: 'amount', type: 'amount', label: { zh: '礼金（元）', en: 'Gift, yuan' } },
      ],
    },
  ],
  fresh: { gifts: [{ least: '500', amount: '8.00' }] },
});
