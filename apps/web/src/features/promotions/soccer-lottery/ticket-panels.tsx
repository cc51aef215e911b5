import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { SoccerIssue } from '../api/use-soccer-lottery.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { RewardTag } from '../rewards/reward-tag.tsx';
import { MatchLine } from '../rounds/match-line.tsx';
import { Picked } from './picked.tsx';
import styles from './soccer-lottery.module.css';

/** The own tickets of an issue, pick by pick beside the results. */
export function TicketPanels({ issue }: { issue: SoccerIssue }) {
  const { t } = useTranslation('soccerLottery');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  if (!isSignedIn) return <LogInToJoin />;
  if (issue.tickets.length === 0) return <p className={styles.note}>{t('noTicket')}</p>;
  return issue.tickets.map(({ id, picks, lines, at, allRight, oneWrong, prize }) => (
    <Panel
      key={id}
      title={t('ofLines', { count: lines })}
      note={formatTime(at)}
      end={
        prize && (
          <span className={styles.prize}>
            <b>{displayAmount(prize.amount, 'CNY')}</b>
            <RewardTag state={prize.state} />
          </span>
        )
      }
      pad="l"
    >
      {allRight !== null && <p className={styles.note}>{t('soFar', { allRight, oneWrong })}</p>}
      <ol className={styles.matches}>
        {issue.matches.map((match, index) => (
          <MatchLine key={match.place} match={match}>
            <Picked match={match} picks={picks[index] ?? []} />
          </MatchLine>
        ))}
      </ol>
    </Panel>
  ));
}
