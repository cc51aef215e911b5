import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { groupDigits } from '@fairway/ui/components/field/money-text.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { mostReturned, percentOf, type Line, type ShownOdds } from './line.ts';

export interface ChosenOddsProps {
  /** Best first. */
  odds: readonly ShownOdds[];
  draft: Line;
  currency: WalletCurrency;
}

/** The odds and the true chance of what is chosen, and the most that a note returns. */
export function ChosenOdds({ odds, draft, currency }: ChosenOddsProps) {
  const { t } = useTranslation('lottery');
  const [best] = odds;
  const least = odds.at(-1);
  const most = best && mostReturned(best.odds, draft, currency);
  const range = (text: (one: ShownOdds) => string): string => {
    if (!best || !least) return '—';
    return best === least ? text(best) : t('odds.range', { least: text(least), most: text(best) });
  };
  return (
    <Facts
      facts={[
        { key: 'odds', label: t('odds.odds'), value: range((one) => groupDigits(one.odds)) },
        {
          key: 'chance',
          label: t('odds.chance'),
          value: range(({ chance }) => `${chance.replaceAll(/\d+/g, groupDigits)} (${percentOf(chance)})`),
        },
        {
          key: 'most',
          label: t('odds.most'),
          value: most === undefined ? '—' : displayAmount(most, currency),
        },
      ]}
    />
  );
}
