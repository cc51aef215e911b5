import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import type { Crash } from './flight-phase.ts';
import styles from './crash.module.css';

interface CrashRulesProps {
  crash: Crash;
  currency: WalletCurrency;
}

/** How the game goes, and what this flight was committed to before its betting opened. */
export function CrashRules({ crash: { flight, rtp, stakes }, currency }: CrashRulesProps) {
  const { t } = useTranslation('games');
  const labels = useCopyLabels();
  const bounds = stakes.find((one) => one.currency === currency);
  const most = bounds ? wholeAmount(bounds.mostReturn, currency) : '—';
  return (
    <div className={styles.rules}>
      <p>{t('rocket.rules.game', { rtp, most })}</p>
      <p>{t('rocket.rules.fair')}</p>
      {flight && (
        <CopyRows
          labels={labels}
          rows={[
            { key: 'number', label: t('rocket.proof.number'), value: String(flight.number) },
            {
              key: 'firstLink',
              label: t('rocket.proof.firstLink'),
              value: flight.firstLink,
              copy: flight.firstLink,
            },
            { key: 'linkIndex', label: t('rocket.proof.linkIndex'), value: String(flight.linkIndex) },
            { key: 'beacon', label: t('rocket.proof.beacon'), value: String(flight.beacon.round) },
          ]}
        />
      )}
    </div>
  );
}
