import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import styles from './deposit-gift.module.css';

/** What a deposit gives, by its amount: the highest line that it reaches counts. */
export function TierTable({ terms }: { terms: CampaignTerms }) {
  const { t } = useTranslation('promotions');
  if (!('tiers' in terms)) return null;
  return (
    <Panel title={t('gift.tiers')} pad="l">
      <table className={styles.tiers}>
        <thead>
          <tr>
            <th scope="col">{t('gift.least')}</th>
            <th scope="col">{t('gift.percent')}</th>
            <th scope="col">{t('gift.atLeast')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map(({ least, percent }) => (
            <tr key={least}>
              <th scope="row">{displayAmount(least, 'CNY')}</th>
              <td>{percent}%</td>
              <td>{displayAmount(shareOf(least, percent), 'CNY')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {t('gift.most', { most: displayAmount(terms.most, 'CNY'), days: terms.days })}
      </p>
    </Panel>
  );
}

/** So many per cent of an amount in yuan, rounded down to the fen. */
function shareOf(amount: string, percent: number): string {
  const [whole = '0', places = ''] = amount.split('.');
  const fen = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
  const share = (fen * BigInt(percent)) / 100n;
  return `${share / 100n}.${String(share % 100n).padStart(2, '0')}`;
}
