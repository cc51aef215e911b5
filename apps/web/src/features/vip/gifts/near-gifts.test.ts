import { expect, it } from 'vitest';
import type { OwnGift } from '../api/use-vip-gifts.ts';
import { nearGifts } from './near-gifts.ts';

const gift = (over: Partial<OwnGift>): OwnGift => ({
  gift: 'upgrade',
  level: 1,
  amount: '8.00',
  state: 'locked',
  status: null,
  no: 1,
  from: null,
  until: null,
  ...over,
});

it('shows what can be applied for, what waits, and the next level alone', () => {
  const gifts = [
    gift({ gift: 'monthMoney' }),
    gift({ gift: 'birthday' }),
    gift({ level: 1, state: 'paid' }),
    gift({ level: 2, state: 'open' }),
    gift({ level: 3, state: 'applied' }),
    gift({ level: 4 }),
    gift({ level: 5 }),
  ];
  expect(nearGifts(gifts).map((one) => [one.gift, one.level])).toEqual([
    ['monthMoney', 1],
    ['birthday', 1],
    ['upgrade', 2],
    ['upgrade', 3],
    ['upgrade', 4],
  ]);
});
