import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useFissile, useOpenFissile } from '../api/use-fissile.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { phaseOf } from '../parts/phase.ts';
import { useWordedPress } from '../parts/use-worded-press.ts';
import { OpenPacket } from './open-packet.tsx';
import styles from './fissile.module.css';

/** The packet's worth and its opening; afterwards how far it is. */
export function FissileAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('fissile');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { terms, isPreview, no } = activity;
  const fissile = useFissile(no, !isPreview);
  if (terms.kind !== 'fissile') return null;
  return (
    <Panel title={t('act')} pad="l" className={styles.act}>
      <p className={styles.worth}>
        <span>{t('worth')}</span>
        <b>{displayAmount(fissile.data?.amount ?? terms.amount, 'CNY')}</b>
      </p>
      {isPreview && <p className={styles.note}>{t('preview')}</p>}
      {!isPreview && !isSignedIn && <LogInToJoin />}
      {fissile.isLoading && (
        <Loading label={t('loading')}>
          <Skeleton height={120} radius="var(--r-md)" />
        </Loading>
      )}
      {fissile.isError && !fissile.data && (
        <FaultPanel plain title={t('fault')} fault={fissile.error} retry={fissile} />
      )}
      {fissile.data &&
        (fissile.data.packet ? (
          <OpenPacket fissile={fissile.data} packet={fissile.data.packet} />
        ) : (
          <Opening activity={activity} hours={fissile.data.hours} friends={fissile.data.need} />
        ))}
      {!fissile.data?.packet && <PhaseReason activity={activity} />}
    </Panel>
  );
}

function Opening({ activity, hours, friends }: { activity: Activity; hours: number; friends: number }) {
  const { t } = useTranslation('fissile');
  const open = useOpenFissile(activity.no);
  const { press, isBusy } = useWordedPress(open, () => t('opened'));
  const reasons = activity.reasons ?? [];
  const isOpen = phaseOf(activity) === 'running' && reasons.length === 0;
  return (
    <>
      <Button size="l" wide variant="gold" disabled={!isOpen} loading={isBusy} onClick={press}>
        {t('open')}
      </Button>
      <p className={styles.note}>{t('openNote', { hours, count: friends })}</p>
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
}
