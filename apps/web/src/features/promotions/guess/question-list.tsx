import type { WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import type { Answering } from './answer-buttons.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './guess.module.css';

interface QuestionListProps {
  questions: readonly WireQuestion[];
  /** Why no question can be answered now; undefined while they can. */
  closedReason?: string | undefined;
  answering: Answering;
}

/** The questions that can be answered first, then those that wait for their result, then the settled ones. */
export function QuestionList({ questions, closedReason, answering }: QuestionListProps) {
  const { t } = useTranslation('guess');
  const order = ['open', 'closed', 'judged', 'settled', 'void'];
  const sorted = questions.toSorted(
    (left, right) => order.indexOf(left.state) - order.indexOf(right.state) || left.number - right.number,
  );
  if (sorted.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <ol className={styles.questions} aria-label={t('questions')}>
      {sorted.map((question) => (
        <li key={question.number} data-question={question.number} data-state={question.state}>
          <QuestionCard question={question} closedReason={closedReason} answering={answering} />
        </li>
      ))}
    </ol>
  );
}
