import { matchQuestions, questionStates } from '@fairway/contract/promotions/guess/questions.ts';
import type { WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';
import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { language } from '../../../lib/i18n.ts';
import { clockTime } from '../parts/deadline.tsx';
import { enumLabel } from '../parts/enum-label.ts';
import { answerLabel } from './answer-label.ts';
import { AnswerButtons, type Answering } from './answer-buttons.tsx';
import styles from './guess.module.css';

interface QuestionCardProps {
  question: WireQuestion;
  closedReason?: string | undefined;
  answering: Answering;
}

/** One match, what is asked about it, the answers, and what became of it. */
export function QuestionCard({ question, closedReason, answering }: QuestionCardProps) {
  const { t } = useTranslation('guess');
  const { home, away, competition, score, state, pot, carried, closesAt } = question;
  const locale = language() === 'en' ? 'en' : 'zh';
  return (
    <Card pad="l" className={styles.question}>
      <div className={styles.head}>
        <span>{competition[locale]}</span>
        <Tag tone={state === 'open' ? 'ok' : 'plain'}>{enumLabel(questionStates, state)}</Tag>
      </div>
      <h2 className={styles.match}>
        <Crest name={home.name.en} design={home.colours} size={28} />
        <span>{home.name[locale]}</span>
        <b>{score ? `${score.home} : ${score.away}` : 'VS'}</b>
        <span>{away.name[locale]}</span>
        <Crest name={away.name.en} design={away.colours} size={28} />
      </h2>
      <p className={styles.asked}>
        <b>{enumLabel(matchQuestions, question.question)}</b>
        <span>
          {t('pot', { pot: displayAmount(pot, 'CNY') })}
          {Number(carried) > 0 && t('carried', { carried: displayAmount(carried, 'CNY') })}
        </span>
      </p>
      <AnswerButtons question={question} closedReason={closedReason} answering={answering} />
      <Outcome question={question} />
      {state === 'open' && (
        <p className={styles.note}>
          <time dateTime={closesAt}>{t('closes', { at: clockTime(closesAt) })}</time>
        </p>
      )}
    </Card>
  );
}

/** The right answers, who shares the pot, and the own share. */
function Outcome({ question }: { question: WireQuestion }) {
  const { t } = useTranslation('guess');
  const { own, right, winners, share, state } = question;
  const list = new Intl.ListFormat(language());
  const won = own?.won ?? null;
  return (
    <>
      {right.length > 0 && (
        <p className={styles.note}>
          {t('right', { answers: list.format(right.map((answer) => answerLabel(question, answer))) })}
          {state === 'settled' &&
            t('shared', { winners: winners ?? 0, share: displayAmount(share ?? '0', 'CNY') })}
        </p>
      )}
      {won !== null && <p className={styles.won}>{t('won', { amount: displayAmount(won, 'CNY') })}</p>}
      {own?.isRight === false && <p className={styles.note}>{t('missed')}</p>}
    </>
  );
}
