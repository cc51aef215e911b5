import type { GuessKind } from '@fairway/contract/promotions/guess/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useGuessInfo } from '../api/use-guess.ts';
import { isGuess } from './is-guess.ts';
import { QuestionList } from './question-list.tsx';
import { useClosedReason } from './use-closed-reason.ts';

/** The questions of a guessing campaign. */
export function GuessBody({ activity }: { activity: Activity }) {
  return isGuess(activity.kind) ? <Questions kind={activity.kind} activity={activity} /> : null;
}

function Questions({ kind, activity }: { kind: GuessKind; activity: Activity }) {
  const { t } = useTranslation('guess');
  const { no, isPreview } = activity;
  const info = useGuessInfo(kind, no, !isPreview);
  const closedReason = useClosedReason(activity);
  if (isPreview)
    return (
      <Panel title={t('questions')} pad="l">
        {t('preview')}
      </Panel>
    );
  if (info.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={260} radius="var(--r-lg)" />
      </Loading>
    );
  if (!info.data) return <FaultPanel plain title={t('fault')} fault={info.error} retry={info} />;
  return (
    <QuestionList
      questions={info.data.questions}
      closedReason={closedReason}
      answering={{
        act: `doGuess.${kind}.${no}`,
        read: 'getGuessActivityInfo',
        send: (asked, operationId) => api.doGuess({ kind, no, ...asked }, { operationId }),
      }}
    />
  );
}
