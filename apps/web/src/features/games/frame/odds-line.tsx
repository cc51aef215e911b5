import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { groupDigits } from '@fairway/ui/components/field/money-text.ts';
import { decimalText } from '@fairway/fair-games';
import { formatMoney, multiply, tryParseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import type { Odds } from '../boards/board.ts';
import { displayAmount } from '../../../lib/format-amount.ts';
import { percentText } from '../../../lib/percent-text.ts';

export interface OddsLineProps {
  odds: Odds | undefined;
  stake: string;
  currency: WalletCurrency;
}

/** What the button below would do: how often the bet returns anything, and the most that it returns. */
export function OddsLine({ odds, stake, currency }: OddsLineProps) {
  const { t } = useTranslation('games');
  const amount = tryParseMoney(stake, currency);
  const returned = amount && odds && formatMoney(multiply(amount, odds.most, { round: 'halfUp' }));
  return (
    <Facts
      facts={[
        {
          key: 'chance',
          label: t(odds?.byActs ? 'odds.firstChance' : 'odds.chance'),
          value: odds ? percentText(odds.chance) : '—',
        },
        {
          key: 'most',
          label: t('odds.most'),
          value: odds ? `× ${groupDigits(decimalText(odds.most))}` : '—',
        },
        // Where the acts decide, the house's bound ends a round long before.
        ...(odds?.byActs
          ? []
          : [
              {
                key: 'returned',
                label: t('odds.returned'),
                value: returned === undefined ? '—' : displayAmount(returned, currency),
              },
            ]),
      ]}
    />
  );
}
