import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import styles from './table-page.module.css';

/** The table while it is loaded: head, line of figures, panel and felt where they will stand. */
export function TableBones() {
  const { t } = useTranslation('dealer');
  return (
    <Loading label={t('loading')} className={styles.bones}>
      <Skeleton width={280} height={36} now />
      <Skeleton height={66} radius="var(--r-lg)" now />
      <div className={styles.columns}>
        <Card pad="l" className={styles.panel}>
          <Skeleton height={64} now />
          <Skeleton height={192} now />
          <Skeleton height={44} now />
        </Card>
        <Skeleton height={620} radius="var(--r-xl)" now />
      </div>
    </Loading>
  );
}
