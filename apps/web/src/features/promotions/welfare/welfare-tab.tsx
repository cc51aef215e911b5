import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { showActRefusal } from '../parts/act-refusal.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';
import { claimAll, useWelfare, type ClaimedRewards } from '../api/use-welfare.ts';
import { ClaimedList } from './claimed-list.tsx';
import { OwnFreeBets } from '../free-bets/own-free-bets.tsx';
import { WaitingRow } from './waiting-row.tsx';
import styles from './welfare.module.css';

/** Everything that waits to be claimed, one by one or at one press that reports each. */
export function WelfareTab() {
  const { t } = useTranslation('welfare');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const [claimed, setClaimed] = useState<ClaimedRewards>([]);
  const welfare = useWelfare();
  if (!isSignedIn)
    return (
      <EmptyState
        title={t('logIn')}
        text={t('logInText')}
        action={
          <Link to="/app/login" search={{ return: '/app/activity?tab=welfare' }} className={buttonClass({})}>
            {t('toLogIn')}
          </Link>
        }
      />
    );
  if (welfare.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={180} radius="var(--r-lg)" />
      </Loading>
    );
  if (!welfare.data) return <FaultPanel title={t('fault')} fault={welfare.error} retry={welfare} />;
  const { list, count } = welfare.data;
  return (
    <>
      {claimed.length > 0 && <ClaimedList claimed={claimed} />}
      {list.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      ) : (
        <Panel title={t('list')} pad="l">
          <div className={styles.head}>
            <p>{t('count', { count })}</p>
            {list.some(({ direct }) => direct) && <TakeAll onClaimed={setClaimed} />}
          </div>
          <ul className={styles.list} aria-label={t('list')}>
            {list.map((reward) => (
              <WaitingRow key={reward.id} reward={reward} />
            ))}
          </ul>
        </Panel>
      )}
      <OwnFreeBets />
    </>
  );
}

function TakeAll({ onClaimed }: { onClaimed: (claimed: ClaimedRewards) => void }) {
  const { t } = useTranslation('welfare');
  const askAgain = useAskRewardsAgain();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      onClaimed(await claimAll());
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      setBusy(false);
      await askAgain();
    }
  };
  return (
    <Button variant="gold" loading={isBusy} onClick={() => void press()}>
      {t('takeAll')}
    </Button>
  );
}
