import { Button } from '@fairway/ui/components/button/button.tsx';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusals.ts';
import { useFeedback } from '../api/use-feedback.ts';
import { FeedbackRow } from './feedback-row.tsx';
import styles from './list.module.css';

/** Own feedback and wishes with their replies, newest first, 20 a page. */
export function FeedbackList() {
  const { t } = useTranslation('support');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const page = useFeedback(cursors.at(-1));

  if (page.isPending)
    return (
      <Loading label={t('list.loading')} className={styles.bones}>
        {[1, 2, 3].map((bone) => (
          <Skeleton key={bone} height={88} radius="var(--r-md)" />
        ))}
      </Loading>
    );
  if (page.isError && !page.data)
    return (
      <ErrorState
        title={t('list.fault')}
        text={refusalText(page.error)}
        action={
          <Button
            variant="quiet"
            icon={<IconRefresh size={16} />}
            loading={page.isFetching}
            onClick={() => void page.refetch()}
          >
            {t('list.again')}
          </Button>
        }
      />
    );
  const { feedback, next } = page.data;
  if (feedback.length === 0 && cursors.length === 0)
    return <EmptyState title={t('list.empty')} text={t('list.emptyText')} />;
  return (
    <>
      <ul className={styles.list} aria-label={t('list.title')}>
        {feedback.map((one) => (
          <FeedbackRow key={one.id} feedback={one} />
        ))}
      </ul>
      {(cursors.length > 0 || next !== null) && (
        <KeysetPager
          labels={{ nav: t('list.pager'), newer: t('list.newer'), older: t('list.older') }}
          waiting={page.isPlaceholderData}
          onNewer={cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1))}
          onOlder={next === null ? undefined : () => setCursors([...cursors, next])}
        />
      )}
    </>
  );
}
