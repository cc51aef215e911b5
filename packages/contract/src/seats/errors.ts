import { defineErrors } from '../errors/error-row.ts';

/** Seats at tables between members and at pools, 314060 to 314064. */
export const seatErrors = defineErrors({
  seatTaken: {
    code: 314_060,
    zh: '该座位刚被他人占用，请另选座位',
    en: 'This seat has just been taken. Please choose another.',
    retry: 'afterFix',
    show: 'toast',
  },
  seatedElsewhere: {
    code: 314_061,
    zh: '您已在其他桌台或鱼池就座，请先离座',
    en: 'You already have a seat at another table or pool. Please leave it first.',
    retry: 'afterFix',
    show: 'toast',
  },
  notSeated: {
    code: 314_062,
    zh: '您尚未入座，或座位已离开',
    en: 'You have no seat here, or you have left it.',
    retry: 'never',
    show: 'toast',
  },
  buyInBelowMinimum: {
    code: 314_063,
    zh: '带入金额不能低于 {min}',
    en: 'The buy-in must be at least {min}.',
    retry: 'afterFix',
    show: 'field',
  },
  buyInAboveMaximum: {
    code: 314_064,
    zh: '带入后座位余额不能超过 {max}',
    en: 'With the buy-in a seat may hold {max} at most.',
    retry: 'afterFix',
    show: 'field',
  },
});
