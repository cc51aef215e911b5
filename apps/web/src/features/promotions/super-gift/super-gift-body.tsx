import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSuperGiftTiers } from '../api/use-super-gift.ts';
import { GiftState } from '../gift/gift-state.tsx';
import styles from '../gift/gift.module.css';

/** What a day's deposits give. */
export function SuperGiftBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const query = useSuperGiftTiers(activity.no, !activity.isPreview);
  if (activity.isPreview) return null;
  return (
    <Panel title={t('super.tiers')} pad="l">
      <GiftState
        query={query}
        render={({ gifts }) => (
          <ul className={styles.acts} aria-label={t('super.tiers')}>
            {gifts.map(({ least, amount }) => (
              <li key={least}>
                <span>{t('super.least', { least: displayAmount(least, 'CNY') })}</span>
                <b>{displayAmount(amount, 'CNY')}</b>
              </li>
            ))}
          </ul>
        )}
      />
    </Panel>
  );
}
