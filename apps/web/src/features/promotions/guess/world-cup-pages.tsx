import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useGuessInfo } from '../api/use-guess.ts';
import { CampaignPicture } from '../art/campaign-picture.tsx';
import { CampaignPage } from '../page/campaign-page.tsx';
import { GuessAct } from './guess-act.tsx';
import { GuessBody } from './guess-body.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './guess.module.css';

/** The world cup's guess. */
export function WorldCupGuessPage() {
  return (
    <CampaignPage
      kind="worldCupGuess"
      renderBody={(activity) => <GuessBody activity={activity} />}
      renderAct={(activity) => <GuessAct activity={activity} />}
    />
  );
}

const kind = 'worldCupGuess';
/** So many questions are a taste; all are on the campaign's page. */
const shown = 3;

/** The world cup's landing page: the next questions of the guess that runs, and a link to all of them. */
export function WorldCupLanding() {
  const { t } = useTranslation('guess');
  const info = useGuessInfo(kind, undefined);
  if (info.isPending)
    return (
      <Loading label={t('loading')} className={styles.landing}>
        <Skeleton height={264} radius="var(--r-xl)" />
        <Skeleton height={260} radius="var(--r-lg)" />
      </Loading>
    );
  const isNone = info.error instanceof ApiError && info.error.error === 'activityUnknown';
  if (!info.data)
    return (
      <div className={styles.landing}>
        <Banner title={t('landing.title')} text={t('landing.text')} no={undefined} />
        {isNone ? (
          <EmptyState title={t('landing.none')} text={t('noneText')} />
        ) : (
          <FaultPanel title={t('fault')} fault={info.error} retry={info} />
        )}
      </div>
    );
  const { no, title, summary, questions } = info.data;
  const open = questions.filter(({ state }) => state === 'open');
  return (
    <div className={styles.landing}>
      <Banner title={title} text={summary} no={no} />
      <QuestionList
        questions={(open.length > 0 ? open : questions).slice(0, shown)}
        answering={{
          act: `doGuess.${kind}.${no}`,
          read: 'getGuessActivityInfo',
          send: (asked, operationId) => api.doGuess({ kind, no, ...asked }, { operationId }),
        }}
      />
    </div>
  );
}

function Banner({ title, text, no }: { title: string; text: string; no: number | undefined }) {
  const { t } = useTranslation('guess');
  return (
    <section className={styles.banner}>
      <CampaignPicture art="ball" />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {no !== undefined && (
          <Link
            to="/app/world-cup-guess/$id"
            params={{ id: String(no) }}
            className={buttonClass({ variant: 'gold', size: 'l' })}
          >
            {t('landing.all')}
          </Link>
        )}
      </div>
    </section>
  );
}
