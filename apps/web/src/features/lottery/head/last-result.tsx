import { Button } from '@fairway/ui/components/button/button.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { LotteryDraw } from '@fairway/contract/lottery/schemas.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import { ResultNumbers } from '../art/result-numbers.tsx';
import { drawQuestion } from '../draws/draw-question.ts';
import styles from './lottery-head.module.css';

/** From one number to the next. */
const step = 450;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The last numbers; those of a draw that comes while the page is open come out one by one, unless that is skipped. */
export function LastResult({ lottery, last }: { lottery: LotteryCode; last: LotteryDraw | null }) {
  const { t } = useTranslation('lottery');
  const [first] = useState(last?.issue);
  const [seen, setSeen] = useState({ issue: last?.issue, shown: Number.POSITIVE_INFINITY });
  const count = last?.result?.length ?? 0;
  if (last && last.issue !== seen.issue)
    setSeen({ issue: last.issue, shown: prefersStillness() ? count : 0 });
  const coming = seen.shown < count;
  useEffect(() => {
    if (!coming) return undefined;
    const timer = setInterval(() => setSeen((was) => ({ ...was, shown: was.shown + 1 })), step);
    return () => clearInterval(timer);
  }, [coming]);
  const question = last && drawQuestion(lottery, last);
  const hash = question && questionHash(question);
  if (!last?.result) return <p className={styles.quiet}>{t('issue.noDraw')}</p>;
  return (
    <>
      <p className={styles.quiet}>
        {t('issue.last', { issue: last.issue })}{' '}
        <Link to="/app/fairness" {...(hash ? { hash } : {})}>
          {t('issue.proof')}
        </Link>
      </p>
      <div className={styles.numbers}>
        <ResultNumbers
          lottery={lottery}
          result={last.result}
          size={lottery === 'pk10' ? 'm' : 'l'}
          shown={seen.shown}
        />
        {coming && (
          <Button variant="text" size="s" onClick={() => setSeen({ issue: last.issue, shown: count })}>
            {t('issue.skip')}
          </Button>
        )}
      </div>
      <VisuallyHidden aria-live="polite">
        {!coming && last.issue !== first
          ? `${t('issue.last', { issue: last.issue })} ${last.result.join(' ')}`
          : ''}
      </VisuallyHidden>
    </>
  );
}
