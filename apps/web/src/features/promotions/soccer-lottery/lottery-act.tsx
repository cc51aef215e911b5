import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { SoccerIssue } from '../api/use-soccer-lottery.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { OwnTickets } from './own-tickets.tsx';
import { TicketForm } from './ticket-form.tsx';
import type { TicketDraft } from './use-ticket.ts';
import styles from './soccer-lottery.module.css';

interface LotteryActProps {
  activity: Activity;
  /** Undefined before the first one. */
  issue: SoccerIssue | undefined;
  ticket: TicketDraft;
}

/** The pot, the ticket that is being filled in, and those handed in. */
export function LotteryAct({ activity, issue, ticket }: LotteryActProps) {
  const { t } = useTranslation('soccerLottery');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { reasons } = activity;
  return (
    <Panel title={t('act')} pad="l" className={styles.act}>
      {issue && (
        <p className={styles.pot}>
          <span>{t('pot', { number: issue.issue })}</span>
          <b>{displayAmount(issue.pot, 'CNY')}</b>
          <span>{t('closesAt', { at: formatTime(issue.closesAt) })}</span>
        </p>
      )}
      {!issue && <p className={styles.note}>{t(activity.isPreview ? 'preview.note' : 'noIssue')}</p>}
      {!isSignedIn && !activity.isPreview && <LogInToJoin />}
      {isSignedIn && issue?.state === 'open' && !activity.isPreview && (
        <TicketForm issue={issue} ticket={ticket} isKept={(reasons ?? []).length > 0} />
      )}
      {issue?.state === 'closed' && <p className={styles.note}>{t('closedNote')}</p>}
      {issue && <OwnTickets issue={issue} />}
      <PhaseReason activity={activity} />
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </Panel>
  );
}
