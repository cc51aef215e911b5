import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import { useProtection } from './api/use-protection.ts';
import { BreakPanel } from './break/break-panel.tsx';
import { ClosingPanel } from './closing/closing-panel.tsx';
import { LimitsPanel } from './limits/limits-panel.tsx';
import styles from './protection-page.module.css';
import { RealityPanel } from './reality/reality-panel.tsx';
import { TodayPanel } from './today-panel.tsx';

/** What a member can hold himself to: figures of the day, own limits, a break, the reality check. */
export function ProtectionPage() {
  const { t } = useTranslation('protection');
  const protection = useProtection();
  const { data } = protection;
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.stack}>
        {data && (
          <>
            <TodayPanel today={data.today} />
            <LimitsPanel limits={data.limits} />
            <BreakPanel pause={data.pause} />
            <RealityPanel minutes={data.realityMinutes} />
            <ClosingPanel />
          </>
        )}
        {protection.isPending && (
          <Loading label={t('loading')} className={styles.stack}>
            <Skeleton height={112} radius="var(--r-lg)" />
            <Skeleton height={360} radius="var(--r-lg)" />
          </Loading>
        )}
        {protection.isError && !data && (
          <FaultPanel title={t('fault')} fault={protection.error} retry={protection} />
        )}
      </div>
    </>
  );
}
