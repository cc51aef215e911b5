import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApplyButton } from '../apply/apply-button.tsx';
import { useSession } from '../../../lib/session-store.ts';
import { worthOfOffer } from '../rewards/worth-of-offer.ts';
import { phaseOf } from '../parts/phase.ts';
import { LogInToJoin } from './log-in-to-join.tsx';
import { OwnRewardFacts } from './own-reward-facts.tsx';
import { PhaseReason } from './phase-reason.tsx';
import { Reasons } from './reasons.tsx';
import styles from './page.module.css';

/** The reward of an offer, what stands against it, and the application. */
export function OfferAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const { terms } = activity;
  if (!('reward' in terms)) return null;
  return (
    <Panel title={t('act.title')} pad="l" className={styles.act}>
      <p className={styles.reward}>
        <span>{t('act.reward')}</span>
        <b>{worthOfOffer(terms)}</b>
        <span>{t(paidHow(terms))}</span>
      </p>
      <Act activity={activity} worth={worthOfOffer(terms)} />
      {terms.gives?.type === 'chances' && (
        <Link to={campaignPath(terms.gives.kind, terms.gives.no)} className={styles.link}>
          {t('act.toDraw')}
        </Link>
      )}
      {terms.gives?.type === 'freeBet' && activity.reward?.state === 'paid' && (
        <Link to={terms.gives.sport === 'esports' ? '/app/gaming' : '/app/sport'} className={styles.link}>
          {t('act.toBet')}
        </Link>
      )}
    </Panel>
  );
}

/** When and where the reward comes. */
function paidHow({ reviewed, release, gives }: Extract<Activity['terms'], { reward: string }>) {
  if (reviewed) return 'act.reviewed' as const;
  if (gives) return `act.gives.${gives.type}` as const;
  return release ? ('act.after' as const) : ('act.instant' as const);
}

function Act({ activity, worth }: { activity: Activity; worth: string }) {
  const { t } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { reward, reasons, isPreview } = activity;
  const phase = phaseOf(activity);
  if (isPreview)
    return (
      <Button size="l" wide disabledReason={t('act.preview')}>
        {t('act.apply')}
      </Button>
    );
  if (reward) return <OwnRewardFacts reward={reward} />;
  if (phase === 'ended' || phase === 'paused') return <PhaseReason activity={activity} />;
  if (phase === 'coming')
    return (
      <>
        <Button size="l" wide disabled>
          {t('act.notYet')}
        </Button>
        <PhaseReason activity={activity} />
      </>
    );
  if (!isSignedIn) return <LogInToJoin />;
  return (
    <>
      <ApplyButton activity={activity} worth={worth} />
      {reasons !== null && reasons.length > 0 && (
        <>
          <h3 className={styles.missing}>{t('reasons.title')}</h3>
          <Reasons reasons={reasons} />
        </>
      )}
      {reasons?.length === 0 && (
        <p className={styles.eligible}>
          <IconCheck size={16} />
          {t('act.eligible')}
        </p>
      )}
    </>
  );
}
