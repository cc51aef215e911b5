import { RingCountdown } from '@fairway/ui/components/countdown/ring-countdown.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { LotteryDetails } from '../api/use-lotteries.ts';
import { issuePhase } from './issue-phase.ts';
import { IssueTag } from './issue-tag.tsx';
import { LastResult } from './last-result.tsx';
import styles from './lottery-head.module.css';

/** The issue that takes bets and until when, and the last result. */
export function LotteryHead({ details, again }: { details: LotteryDetails; again: () => void }) {
  const { t } = useTranslation('lottery');
  const { lottery, open, current, last } = details;
  const now = useNow();
  const phase = current && issuePhase(current, last, now);
  return (
    <Card pad="l" className={styles.head}>
      {current ? (
        <div className={styles.issue}>
          <RingCountdown
            key={current.issue}
            until={Date.parse(current.closesAt)}
            total={Date.parse(current.closesAt) - Date.parse(current.opensAt)}
            now={() => serverClock.now()}
            onEnd={again}
            caption={t('issue.closes')}
            size={104}
          />
          <div>
            <p className={styles.number}>{t('issue.number', { issue: current.issue })}</p>
            <p className={styles.quiet}>{t('issue.draws', { time: formatTime(current.drawsAt) })}</p>
            <IssueTag current={current} last={last} takes={open} />
          </div>
        </div>
      ) : (
        <p className={styles.quiet}>{t('hall.none')}</p>
      )}
      <div className={styles.result}>
        {phase && phase.before !== 'drawn' && (
          <p className={styles.quiet} {...{ role: 'status' as const }}>
            {t(phase.before === 'drawing' ? 'issue.beingDrawn' : 'issue.waiting')}
          </p>
        )}
        <LastResult lottery={lottery} last={last} />
      </div>
    </Card>
  );
}
