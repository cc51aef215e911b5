import type { GiftTerm } from '@fairway/contract/promotions/gift/term-schemas.ts';
import { giftCategories } from '@fairway/contract/promotions/gifts.ts';

const { virtual, real, money } = giftCategories.codes;

/** The gifts of the demo's campaigns. */
export const demoGifts = {
  phone: {
    id: 'phone',
    zh: { name: '旗舰手机 256 GB', properties: '256 GB\n深空黑\n全国联保' },
    en: { name: 'Flagship phone, 256 GB', properties: '256 GB\nBlack\nFull warranty' },
    art: 'phone',
    category: real,
    worth: '5999.00',
    stock: 5,
  },
  headphones: {
    id: 'headphones',
    zh: { name: '降噪耳机', properties: '主动降噪\n续航 30 小时' },
    en: { name: 'Noise-cancelling headphones', properties: 'Active noise cancelling\n30 hours' },
    art: 'headphones',
    category: real,
    worth: '899.00',
    stock: 20,
  },
  jersey: {
    id: 'jersey',
    zh: { name: '主队球衣', properties: 'M 至 XXL 码\n发货前电话确认尺码' },
    en: { name: 'Home jersey', properties: 'M to XXL\nWe call to confirm the size' },
    art: 'jersey',
    category: real,
    worth: '399.00',
    stock: 50,
  },
  ball: {
    id: 'ball',
    zh: { name: '比赛用球', properties: '5 号球' },
    en: { name: 'Match ball', properties: 'Size 5' },
    art: 'ball',
    category: real,
    worth: '199.00',
    stock: 100,
  },
  cup: {
    id: 'cup',
    zh: { name: '纪念奖杯', properties: '高 18 厘米\n可刻昵称' },
    en: { name: 'Souvenir trophy', properties: '18 cm high\nEngraved with your nickname' },
    art: 'cup',
    category: real,
    worth: '299.00',
    stock: 3,
  },
  money18: {
    id: 'money18',
    zh: { name: '彩金 18 元', properties: '立即存入中心钱包' },
    en: { name: 'CNY 18', properties: 'In your center wallet at once' },
    art: 'coins',
    category: money,
    worth: '18.00',
    stock: 500,
  },
  money88: {
    id: 'money88',
    zh: { name: '彩金 88 元', properties: '立即存入中心钱包' },
    en: { name: 'CNY 88', properties: 'In your center wallet at once' },
    art: 'coins',
    category: money,
    worth: '88.00',
    stock: 100,
  },
  points200: {
    id: 'points200',
    zh: { name: '200 积分', properties: '立即到账' },
    en: { name: '200 points', properties: 'Yours at once' },
    art: 'points',
    category: virtual,
    worth: '200',
    stock: 500,
  },
} as const satisfies Readonly<Record<string, GiftTerm>>;

export function demoGift(name: keyof typeof demoGifts): GiftTerm {
  return demoGifts[name];
}
