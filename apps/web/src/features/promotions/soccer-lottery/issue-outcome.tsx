import { Card } from '@fairway/ui/components/card/card.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import type { SoccerIssue } from '../api/use-soccer-lottery.ts';
import styles from './soccer-lottery.module.css';

/** The pot, when the issue closes, and after the settlement who shared it and what went on. */
export function IssueOutcome({
  issue: { pot, carriedIn, closesAt, outcome, state },
}: {
  issue: SoccerIssue;
}) {
  const { t } = useTranslation('soccerLottery');
  const facts: [string, string][] = [
    [t('potName'), displayAmount(pot, 'CNY')],
    [t('carriedIn'), displayAmount(carriedIn, 'CNY')],
    [t('closing'), formatTime(closesAt)],
    ...(outcome
      ? [
          [t('firstLines'), String(outcome.firstLines)] satisfies [string, string],
          [t('secondLines'), String(outcome.secondLines)] satisfies [string, string],
          [t('carried'), displayAmount(outcome.carried, 'CNY')] satisfies [string, string],
        ]
      : []),
  ];
  return (
    <Card pad="l">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'closed' && <p className={styles.note}>{t('closedNote')}</p>}
      {state === 'void' && <p className={styles.note}>{t('voidNote')}</p>}
    </Card>
  );
}
