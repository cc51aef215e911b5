import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useSoccerIssues } from '../api/use-soccer-lottery.ts';
import { IssueTag } from './issue-tag.tsx';
import styles from './soccer-lottery.module.css';

/** The issues so far, the latest first, each with its own page. */
export function IssueList() {
  const { t } = useTranslation('soccerLottery');
  const { data } = useSoccerIssues();
  if (!data) return null;
  return (
    <Panel title={t('issues')} pad="l">
      {data.issues.length === 0 ? (
        <p className={styles.note}>{t('noIssue')}</p>
      ) : (
        <ul className={styles.issues} aria-label={t('issues')}>
          {data.issues.map(({ issue, state, pot, closesAt }) => (
            <li key={issue}>
              <Link
                to="/app/competeLottery/$detailPage/$id"
                params={{ detailPage: 'detail', id: String(issue) }}
              >
                {t('issue', { number: issue })}
              </Link>
              <IssueTag state={state} />
              <span className={styles.note}>{t('closesAt', { at: formatTime(closesAt) })}</span>
              <b>{displayAmount(pot, 'CNY')}</b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
