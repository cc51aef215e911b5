import type { DepositGiftKind } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useSession } from '../../../lib/session-store.ts';
import { useDepositGift } from '../api/use-deposit-gift.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { OwnRewardFacts } from '../page/own-reward-facts.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { JoinGift } from './join-gift.tsx';
import { TakeGift } from './take-gift.tsx';
import styles from './deposit-gift.module.css';

/** Join, deposit, take: which of the three comes next for this member. */
export function GiftAct({ kind, activity }: { kind: DepositGiftKind; activity: Activity }) {
  const { t } = useTranslation('promotions');
  return (
    <Panel title={t('act.title')} pad="l" className={styles.act}>
      <NextStep kind={kind} activity={activity} />
      <PhaseReason activity={activity} />
    </Panel>
  );
}

function NextStep({ kind, activity }: { kind: DepositGiftKind; activity: Activity }) {
  const { t } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const gift = useDepositGift(kind, activity.no, isSignedIn && !activity.isPreview);
  if (activity.isPreview) return <p className={styles.note}>{t('act.preview')}</p>;
  if (!isSignedIn) return <LogInToJoin />;
  if (gift.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={120} radius="var(--r-md)" />
      </Loading>
    );
  if (!gift.data) return <FaultPanel plain title={t('gift.fault')} fault={gift.error} retry={gift} />;
  if (gift.data.reward) return <OwnRewardFacts reward={gift.data.reward} />;
  if (gift.data.joined) return <TakeGift kind={kind} no={activity.no} gift={gift.data} />;
  return <JoinGift kind={kind} activity={activity} reasons={gift.data.reasons} />;
}
