import { useTranslation } from 'react-i18next';
import { Time } from '../../../../lib/time.tsx';
import { useUsdtDrawConfig } from '../api/use-usdt.ts';
import styles from './usdt-rate.module.css';

/** The reference rate, how old it is, and what is left of the day. Nothing until it is known: it is no part of any form. */
export function UsdtRate() {
  const { t } = useTranslation('usdt');
  const { data } = useUsdtDrawConfig();
  if (!data) return null;
  return (
    <p className={styles.rate}>
      <span>{t('rate.label')}</span>
      <b>{t('rate.value', { rate: data.exchangeRate })}</b>
      <span>
        {t('rate.since')} <Time at={data.rateSince} />
      </span>
    </p>
  );
}
