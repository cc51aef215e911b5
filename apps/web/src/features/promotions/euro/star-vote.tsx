import type { EuroKind } from '@fairway/contract/promotions/euro/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Avatar } from '@fairway/ui/components/avatar/avatar.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useVoteStar, type EuroConfig } from '../api/use-euro.ts';
import { useClosedReason } from '../guess/use-closed-reason.ts';
import { useAct } from '../parts/use-act.ts';
import styles from './euro.module.css';

interface StarVoteProps {
  kind: EuroKind;
  activity: Activity;
  config: EuroConfig;
}

/** The stars with their votes; one vote a day, which a preview does not take. */
export function StarVote({ kind, activity, config }: StarVoteProps) {
  const { t } = useTranslation('euro');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const vote = useVoteStar(kind, activity.no);
  const { run, isBusy } = useAct({ done: t('vote.done'), read: 'getEuroConfig' });
  const closedReason = useClosedReason(activity);
  const { starsData, vote: own, voteBaseInfo, isPreview } = config;
  const isOpen = isSignedIn && !isPreview && own === null && closedReason === undefined;
  const total = Math.max(voteBaseInfo.total, 1);
  const why = isPreview ? t('vote.preview') : own ? t('vote.tomorrow') : (closedReason ?? t('vote.logIn'));
  return (
    <Panel title={t('vote.title')} pad="l">
      <ul className={styles.stars} aria-label={t('vote.title')}>
        {starsData.map(({ code, name, team, votes }) => (
          <li key={code} data-star={code}>
            <Avatar name={name} size={64} ring={own?.star === code ? 'gold' : undefined} />
            <b>{name}</b>
            <span className={styles.note}>{team}</span>
            <div className={styles.meter}>
              <ProgressBar
                label={<VisuallyHidden>{name}</VisuallyHidden>}
                part={votes / total}
                valueText={t('vote.count', { votes })}
                tone="gold"
              />
            </div>
            <Button
              size="s"
              variant={own?.star === code ? 'gold' : 'quiet'}
              disabled={!isOpen || isBusy}
              aria-label={t(own?.star === code ? 'vote.voted' : 'vote.for', { name })}
              onClick={() => void run(() => vote(code))}
            >
              {own?.star === code && <IconCheck size={14} />}
              {t(own?.star === code ? 'vote.mine' : 'vote.press')}
            </Button>
          </li>
        ))}
      </ul>
      {!isOpen && <p className={styles.note}>{why}</p>}
    </Panel>
  );
}
