import { barrierStatuses } from '@fairway/contract/promotions/activities.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useBreakout, usePassBarrier, type Breakout } from '../api/use-breakout.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { useAct } from '../parts/use-act.ts';
import styles from './breakout.module.css';

/** Where a step is done. */
const places = {
  phone: '/app/myCenter/security',
  deposited: '/app/myCenter/deposit',
  played: '/app/sport',
} as const;

/** The barrier whose turn it is, and its button. */
export function BreakoutAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('breakout');
  const { data } = useBreakout(activity.no, !activity.isPreview);
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { reasons } = activity;
  return (
    <Panel title={t('act')} pad="l" className={styles.act}>
      {activity.isPreview && <p className={styles.note}>{t('preview')}</p>}
      {data && <Progress breakout={data} />}
      {!activity.isPreview && !isSignedIn && <LogInToJoin />}
      {data && isSignedIn && (
        <Turn activityId={activity.no} breakout={data} isKept={(reasons ?? []).length > 0} />
      )}
      <PhaseReason activity={activity} />
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </Panel>
  );
}

function Progress({ breakout: { barriers } }: { breakout: Breakout }) {
  const { t } = useTranslation('breakout');
  const passed = barriers.filter(({ status }) => status === barrierStatuses.codes.ended).length;
  return (
    <p className={styles.passed}>
      <b>{`${passed} / ${barriers.length}`}</b>
      <span>{t('passed')}</span>
    </p>
  );
}

function Turn({ activityId, breakout, isKept }: { activityId: number; breakout: Breakout; isKept: boolean }) {
  const { t } = useTranslation('breakout');
  const turn = breakout.barriers.find(({ status }) => status === barrierStatuses.codes.started);
  const step = breakout.steps.find(({ barrier }) => barrier === turn?.barrier);
  const pass = usePassBarrier(activityId, turn?.barrier ?? 0);
  const { run, isBusy } = useAct({ done: t('done'), read: 'getBreakout' });
  if (!turn || !step) return null;
  return (
    <>
      <p className={styles.turn}>
        <span>{t('turn', { count: turn.barrier })}</span>
        <b>{turn.title}</b>
        <span>{t('prize', { amount: displayAmount(turn.prize, 'CNY') })}</span>
      </p>
      <Button
        size="l"
        wide
        variant="gold"
        loading={isBusy}
        disabled={isKept}
        disabledReason={step.isMet || isKept ? undefined : t('unmet')}
        onClick={() => void run(pass)}
      >
        {t('pass')}
      </Button>
      {!step.isMet && (
        <Link to={places[step.rule]} className={buttonClass({ variant: 'quiet', wide: true })}>
          {t(`go.${step.rule}`)}
        </Link>
      )}
    </>
  );
}
