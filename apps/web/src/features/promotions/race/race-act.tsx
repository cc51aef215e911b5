import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useJoinRace, useRanking, useTickets } from '../api/use-race.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { phaseOf } from '../parts/phase.ts';
import { useWordedPress } from '../parts/use-worded-press.ts';
import styles from './race.module.css';

/** Joins the race; afterwards the own tickets and place. */
export function RaceAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('race');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return (
    <Panel title={t('act')} pad="l" className={styles.act}>
      {activity.isPreview ? (
        <p className={styles.note}>{t('preview')}</p>
      ) : isSignedIn ? (
        <OwnTickets activity={activity} />
      ) : (
        <LogInToJoin />
      )}
      <PhaseReason activity={activity} />
    </Panel>
  );
}

function OwnTickets({ activity }: { activity: Activity }) {
  const { t } = useTranslation('race');
  const tickets = useTickets(activity.no, true);
  const ranking = useRanking(activity.no, true);
  if (tickets.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={140} radius="var(--r-md)" />
      </Loading>
    );
  if (!tickets.data) return <FaultPanel plain title={t('fault')} fault={tickets.error} retry={tickets} />;
  if (tickets.data.joinedAt === null) return <Join activity={activity} />;
  const own = ranking.data?.own;
  const facts = [
    { name: t('tickets'), value: tickets.data.tickets },
    { name: t('place'), value: own ? own.place : t('noPlace') },
    { name: t('prize'), value: displayAmount(own?.prize ?? '0.00', 'CNY') },
    { name: t('toNext'), value: displayAmount(tickets.data.toNext, 'CNY') },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('played', { amount: displayAmount(tickets.data.played, 'CNY') })}</p>
    </>
  );
}

function Join({ activity }: { activity: Activity }) {
  const { t } = useTranslation('race');
  const join = useJoinRace(activity.no);
  const { press, isBusy } = useWordedPress(join, () => t('joined'));
  const reasons = activity.reasons ?? [];
  const isOpen = phaseOf(activity) === 'running' && reasons.length === 0;
  return (
    <>
      <Button size="l" wide variant="gold" disabled={!isOpen} loading={isBusy} onClick={press}>
        {t('join')}
      </Button>
      <p className={styles.note}>{t('joinNote')}</p>
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
}
