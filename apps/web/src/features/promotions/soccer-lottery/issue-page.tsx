import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconChevronLeft } from '@fairway/ui/icons/arrow.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useSoccerIssue } from '../api/use-soccer-lottery.ts';
import { UnknownCampaign } from '../page/unknown-campaign.tsx';
import { campaignNumber } from '../parts/campaign-number.ts';
import { IssueMatches } from './issue-matches.tsx';
import { IssueOutcome } from './issue-outcome.tsx';
import { OwnTickets } from './own-tickets.tsx';
import { TicketPanels } from './ticket-panels.tsx';
import styles from './soccer-lottery.module.css';

/** One issue: `detail` with its matches and what came of it, `ticket` with the own tickets pick by pick. */
export function IssuePage() {
  const { t } = useTranslation('soccerLottery');
  const { detailPage, id } = useParams({ strict: false });
  const number = campaignNumber(id);
  const query = useSoccerIssue(number ?? 0);
  const { data: issue } = query;
  const isKnown = number !== undefined && (detailPage === 'detail' || detailPage === 'ticket');
  if (!isKnown || query.isUnknown) return <UnknownCampaign />;
  if (query.isPending)
    return (
      <Loading label={t('loading')} className={styles.loading}>
        <Skeleton height={120} radius="var(--r-lg)" />
        <Skeleton height={640} radius="var(--r-lg)" />
      </Loading>
    );
  if (!issue) return <FaultPanel title={t('fault')} fault={query.error} retry={query} />;
  return (
    <div className={styles.page}>
      <Link to="/app/competeLottery" className={styles.back}>
        <IconChevronLeft size={16} />
        {t('back')}
      </Link>
      <h1>{t(detailPage === 'detail' ? 'detailTitle' : 'ticketTitle', { number: issue.issue })}</h1>
      {detailPage === 'detail' ? (
        <>
          <IssueOutcome issue={issue} />
          <IssueMatches issue={issue} />
          <OwnTickets issue={issue} />
        </>
      ) : (
        <TicketPanels issue={issue} />
      )}
    </div>
  );
}
