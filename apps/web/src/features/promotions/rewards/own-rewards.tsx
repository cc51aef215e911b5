import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useSession } from '../../../lib/session-store.ts';
import { useRewards } from '../api/use-rewards.ts';
import { RewardRow } from './reward-row.tsx';
import styles from './rewards.module.css';

/** The member's rewards of all campaigns, the latest first, 20 a page. */
export function OwnRewards() {
  const { t } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const page = useRewards(cursors.at(-1));
  if (!isSignedIn)
    return (
      <EmptyState
        title={t('rewards.logIn')}
        text={t('rewards.logInText')}
        action={
          <Link to="/app/login" search={{ return: '/app/activity?tab=rewards' }} className={buttonClass({})}>
            {t('act.logIn')}
          </Link>
        }
      />
    );
  if (page.isPending)
    return (
      <Loading label={t('rewards.loading')} className={styles.bones}>
        {[1, 2, 3, 4, 5].map((bone) => (
          <Skeleton key={bone} height={52} radius="var(--r-md)" />
        ))}
      </Loading>
    );
  if (!page.data) return <FaultPanel title={t('rewards.fault')} fault={page.error} retry={page} />;
  const { rewards, next } = page.data;
  if (rewards.length === 0 && cursors.length === 0)
    return <EmptyState title={t('rewards.empty')} text={t('rewards.emptyText')} />;
  const columns = ['activity', 'amount', 'state', 'time'] as const;
  return (
    <Card pad="none">
      <table className={styles.table} aria-label={t('rewards.list')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`rewards.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rewards.map((reward) => (
            <RewardRow key={reward.id} reward={reward} />
          ))}
        </tbody>
      </table>
      {(cursors.length > 0 || next !== null) && (
        <div className={styles.pager}>
          <KeysetPager
            labels={{ nav: t('rewards.pager'), newer: t('rewards.newer'), older: t('rewards.older') }}
            waiting={page.isPlaceholderData}
            onNewer={cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1))}
            onOlder={next === null ? undefined : () => setCursors([...cursors, next])}
          />
        </div>
      )}
    </Card>
  );
}
