import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import styles from './table-page.module.css';

/** A table before it is there. */
export function TableBones() {
  const { t } = useTranslation('tables');
  return (
    <Loading label={t('loading')} className={styles.bones}>
      <Skeleton width={280} height={36} now />
      <Skeleton height={66} radius="var(--r-lg)" now />
      <div className={styles.play}>
        <Skeleton height={496} radius="248px" now />
        <Skeleton height={496} radius="var(--r-lg)" now />
      </div>
    </Loading>
  );
}
