import { giftConditionTypes } from '@fairway/contract/promotions/gifts.ts';
import { useTranslation } from 'react-i18next';
import type { TopGift } from '../api/use-gifts.ts';

const { firstDeposit, bet } = giftConditionTypes.codes;

/** What a gift asks, as text. */
export function useNeedText(): (gift: TopGift) => string {
  const { t } = useTranslation('gifts');
  return ({ conditionType, offer: { need } }) => {
    if (conditionType === firstDeposit) return t('present.first', { need });
    return t(conditionType === bet ? 'present.need' : 'present.level', { need });
  };
}
