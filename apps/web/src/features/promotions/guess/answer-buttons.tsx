import type { MatchAnswer } from '@fairway/contract/promotions/guess/questions.ts';
import type { WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useAct } from '../parts/use-act.ts';
import { answerLabel } from './answer-label.ts';
import styles from './guess.module.css';

/** How the answers of a campaign are sent. */
export interface Answering {
  /** Names the buttons of this campaign, for the ids of their acts. */
  readonly act: string;
  readonly send: (asked: { question: number; answer: MatchAnswer }, operationId: string) => Promise<unknown>;
  /** The read that shows the answer. */
  readonly read: string;
}

interface AnswerButtonsProps {
  question: WireQuestion;
  closedReason?: string | undefined;
  answering: Answering;
}

/** The answers: chosen, then confirmed, because an answer cannot be changed. */
export function AnswerButtons({ question, closedReason, answering }: AnswerButtonsProps) {
  const { t } = useTranslation('guess');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const [chosen, setChosen] = useState<MatchAnswer>();
  const { run, isBusy } = useAct({ done: t('answered'), read: answering.read });
  const { own, answers, state, number } = question;
  const operation = useOperationId(`${answering.act}.${number}`);
  const choose = (answer: MatchAnswer) => {
    // Another answer is another act: the id of one whose reply was lost does not fit it.
    if (answer !== chosen) operation.renew();
    setChosen(answer);
  };
  const send = (answer: MatchAnswer) =>
    run(() => operation.run((id) => answering.send({ question: number, answer }, id)));
  const isOpen = state === 'open' && own === null && closedReason === undefined && isSignedIn;
  const picked = own?.answer ?? chosen;
  return (
    <>
      <fieldset className={styles.answers} aria-label={t('answers')}>
        {answers.map((answer) => (
          <Button
            key={answer}
            variant={picked === answer ? 'action' : 'quiet'}
            aria-pressed={picked === answer}
            disabled={!isOpen}
            onClick={() => choose(answer)}
          >
            {own?.answer === answer && <IconCheck size={14} />}
            {answerLabel(question, answer)}
          </Button>
        ))}
      </fieldset>
      {isOpen && chosen !== undefined && (
        <Button variant="gold" wide loading={isBusy} onClick={() => void send(chosen)}>
          {t('confirm', { answer: answerLabel(question, chosen) })}
        </Button>
      )}
      {state === 'open' && own === null && (closedReason !== undefined || !isSignedIn) && (
        <p className={styles.note}>{closedReason ?? t('logIn')}</p>
      )}
    </>
  );
}
