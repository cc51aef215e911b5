import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import type { DealerRules } from '@fairway/contract/dealer/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney, multiply, tryParseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { percentText } from '../../../lib/percent-text.ts';
import type { TableSpot } from '../api/shapes.ts';
import { chanceFraction, decimalFraction, printedOdds, spotName } from '../spots/spot-name.ts';
import { spotNote } from './spot-note.ts';
import styles from './bet-panel.module.css';

export interface SpotFactsProps {
  rules: DealerRules;
  spot: TableSpot | undefined;
  /** The chip in hand: what one of it would return. */
  chip: string | undefined;
  currency: WalletCurrency;
}

/** The spot that is pointed at: its odds, its true chance, and what it returns on average. */
export function SpotFacts({ rules, spot, chip, currency }: SpotFactsProps) {
  const { t } = useTranslation('dealer');
  const stake = chip === undefined ? undefined : tryParseMoney(chip, currency);
  const note = spot && spotNote(rules, spot.spot);
  return (
    <div className={styles.aim}>
      <p className={styles.aimed}>{spot ? spotName(t, spot.spot) : t('panel.aim')}</p>
      {spot && (
        <Facts
          facts={[
            { key: 'pays', label: t('panel.pays'), value: printedOdds(spot.odds) },
            { key: 'chance', label: t('panel.chance'), value: percentText(chanceFraction(spot.chance)) },
            { key: 'rtp', label: t('panel.rtp'), value: `${spot.rtp}%` },
            ...(stake
              ? [
                  {
                    key: 'returns',
                    label: t('panel.returns'),
                    value: displayAmount(
                      formatMoney(multiply(stake, decimalFraction(spot.odds), { round: 'halfUp' })),
                      currency,
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {note !== undefined && <p className={styles.note}>{t(`panel.${note}`)}</p>}
    </div>
  );
}
