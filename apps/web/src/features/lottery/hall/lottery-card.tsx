import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Countdown } from '@fairway/ui/components/countdown/countdown.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { ResultNumbers } from '../art/result-numbers.tsx';
import { useLotteryNews, type LotterySummary } from '../api/use-lotteries.ts';
import { IssueTag } from '../head/issue-tag.tsx';
import styles from './lottery-hall.module.css';

/** A lottery: its last numbers, the issue that takes bets and until when. */
export function LotteryCard({ summary }: { summary: LotterySummary }) {
  const { t } = useTranslation('lottery');
  const { lottery, name, everyMinutes, open, current, last } = summary;
  const again = useLotteryNews(lottery);
  return (
    <li className={cardClass({ pad: 'l' }, styles.card)}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span>{everyMinutes === null ? t('hall.daily') : t('hall.every', { count: everyMinutes })}</span>
        {current ? <IssueTag current={current} last={last} takes={open} /> : <Tag>{t('hall.none')}</Tag>}
      </div>
      {last?.result ? (
        <div className={styles.last}>
          <p>{t('issue.last', { issue: last.issue })}</p>
          <ResultNumbers lottery={lottery} result={last.result} size={lottery === 'pk10' ? 's' : 'm'} />
        </div>
      ) : (
        <p className={styles.last}>{t('issue.noDraw')}</p>
      )}
      <div className={styles.foot}>
        {current && (
          <p>
            {t('issue.number', { issue: current.issue })}
            <span className={styles.left}>
              {t('issue.closes')}{' '}
              <Countdown
                key={current.issue}
                until={Date.parse(current.closesAt)}
                now={() => serverClock.now()}
                onEnd={again}
              />
            </span>
          </p>
        )}
        <Link
          className={buttonClass({ size: 's' })}
          to="/app/lottery/$code"
          params={{ code: lottery }}
          aria-label={t('hall.playName', { name })}
        >
          {t('hall.play')}
        </Link>
      </div>
    </li>
  );
}
