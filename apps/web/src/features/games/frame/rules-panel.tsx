import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import type { ParSheet } from '../api/shapes.ts';
import styles from './rules-panel.module.css';

export interface RulesPanelProps {
  game: MemberGameCode;
  sheet: ParSheet;
  currency: WalletCurrency;
}

/** How the game goes, in words and figures. */
export function RulesPanel({ game, sheet, currency }: RulesPanelProps) {
  const { t } = useTranslation('games');
  const bounds = sheet.stakes.find((one) => one.currency === currency);
  return (
    <div className={styles.rules}>
      <div className={styles.words}>
        <p>{t(`rules.${game}`)}</p>
        <p>{t('rules.fair')}</p>
      </div>
      <Facts
        facts={[
          { key: 'rtp', label: t('rules.rtp'), value: `${sheet.rtp}%` },
          {
            key: 'pace',
            label: t('rules.pace'),
            value: t('rules.seconds', { seconds: sheet.paceMilliseconds / 1000 }),
          },
          {
            key: 'stakes',
            label: t('rules.stakes'),
            value: bounds
              ? `${wholeAmount(bounds.least, currency)} – ${wholeAmount(bounds.most, currency)}`
              : '—',
          },
          {
            key: 'most',
            label: t('rules.most'),
            value: bounds ? wholeAmount(bounds.mostReturn, currency) : '—',
          },
          { key: 'version', label: t('rules.version'), value: String(sheet.version) },
        ]}
      />
    </div>
  );
}
