import type { EuroKind } from '@fairway/contract/promotions/euro/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import type { EuroConfig } from '../api/use-euro.ts';
import { QuestionList } from '../guess/question-list.tsx';
import { useClosedReason } from '../guess/use-closed-reason.ts';
import { CupPicture } from './cup-picture.tsx';
import { FansRank } from './fans-rank.tsx';
import { StarVote } from './star-vote.tsx';
import styles from './euro.module.css';

interface EuroPartProps {
  kind: EuroKind;
  activity: Activity;
  config: EuroConfig;
}

/** Picture with its countdown, the vote where it is switched on, the fans, the films, the quiz. */
export function EuroBody({ kind, activity, config }: EuroPartProps) {
  const { t } = useTranslation('euro');
  const closedReason = useClosedReason(activity);
  const { no } = activity;
  const { list, carnivalVideos, activityCarnivalConfig, isPreview } = config;
  return (
    <>
      <CupPicture config={config} />
      {activityCarnivalConfig.voteSwitch && (
        <>
          <StarVote kind={kind} activity={activity} config={config} />
          <FansRank fans={config.fansRank} />
        </>
      )}
      {carnivalVideos.length > 0 && (
        <Panel title={t('videos')} pad="l">
          <ul className={styles.videos}>
            {carnivalVideos.map(({ id, title, url, poster }) => (
              <li key={id}>
                {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the films have no sound */}
                <video
                  controls
                  muted
                  playsInline
                  preload="none"
                  src={url}
                  poster={poster}
                  aria-label={title}
                />
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <section aria-label={t('quiz')} className={styles.quiz}>
        <h2>{t('quiz')}</h2>
        {isPreview ? (
          <p className={styles.note}>{t('previewQuiz')}</p>
        ) : (
          <QuestionList
            questions={list}
            closedReason={closedReason}
            answering={{
              act: `answerEuroQuiz.${kind}.${no}`,
              read: 'getEuroConfig',
              send: (asked, operationId) => api.answerEuroQuiz({ kind, no, ...asked }, { operationId }),
            }}
          />
        )}
      </section>
    </>
  );
}
