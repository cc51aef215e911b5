import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useSponsors } from '../api/use-sponsors.ts';
import { SponsorCards } from './sponsor-cards.tsx';
import styles from './sponsors.module.css';

/** All sponsors, each a picture that opens its own page. */
export function SponsorsPage() {
  const { t } = useTranslation('content');
  const { data, isPending, isError, error, isFetching, refetch } = useSponsors();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('sponsors.title')}</h1>
      <p className={styles.lead}>{t('sponsors.lead')}</p>
      {isPending && (
        <Loading label={t('loading')} className={styles.cards}>
          <Skeleton height={260} radius="var(--r-lg)" />
          <Skeleton height={260} radius="var(--r-lg)" />
          <Skeleton height={260} radius="var(--r-lg)" />
        </Loading>
      )}
      {isError && !data && (
        <FaultPanel plain title={t('sponsors.fault')} fault={error} retry={{ refetch, isFetching }} />
      )}
      {data && data.sponsors.length === 0 && (
        <EmptyState title={t('sponsors.empty')} text={t('sponsors.emptyText')} />
      )}
      {data && data.sponsors.length > 0 && (
        <div className={styles.wall}>
          <SponsorCards sponsors={data.sponsors} level={2} />
        </div>
      )}
    </div>
  );
}
