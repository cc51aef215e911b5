import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import { language } from '../../../lib/i18n.ts';
import type { Breakout } from '../api/use-breakout.ts';

/** What a step asks, and what there is of it. */
export function useStepText(): (step: Breakout['steps'][number]) => { label: string; value: string } {
  const { t } = useTranslation('breakout');
  return ({ rule, category, need, have, isMet }) => {
    if (rule === 'phone') return { label: t('step.phone'), value: t(isMet ? 'bound' : 'unbound') };
    const of = category === null ? undefined : venueCategories.members[category];
    const name = of === undefined ? '' : language() === 'en' ? of.en : of.zh;
    return {
      label: category === null ? t(`step.${rule}`) : t('step.playedOn', { category: name }),
      value: `${wholeAmount(have, 'CNY')} / ${wholeAmount(need, 'CNY')}`,
    };
  };
}
