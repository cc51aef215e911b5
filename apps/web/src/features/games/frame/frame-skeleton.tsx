import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import styles from './play-frame.module.css';

/** The frame while its game is loaded: head, line of figures, panel and board where they will stand. */
export function FrameSkeleton() {
  const { t } = useTranslation('games');
  return (
    <Loading label={t('loading')} className={styles.skeleton}>
      <Skeleton width={280} height={36} now />
      <Skeleton height={66} radius="var(--r-lg)" now />
      <div className={styles.columns}>
        <Card pad="l" className={styles.panel}>
          <Skeleton height={74} now />
          <Skeleton height={32} now />
          <Skeleton height={120} now />
          <Skeleton height={44} now />
        </Card>
        <Skeleton height={500} radius="var(--r-xl)" now />
      </div>
    </Loading>
  );
}
