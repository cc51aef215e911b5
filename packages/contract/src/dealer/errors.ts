import { defineErrors } from '../errors/error-row.ts';

/** Live tables, 314050 to 314059. */
export const dealerErrors = defineErrors({
  dealerBetPlaced: {
    code: 314_050,
    zh: '本局您已下注，每局限确认一次',
    en: 'You have already bet on this deal: one confirmation a deal.',
    retry: 'never',
    show: 'toast',
  },
  shoeNotFound: {
    code: 314_051,
    zh: '未找到该牌靴',
    en: 'This shoe was not found.',
    retry: 'never',
    show: 'toast',
  },
});
