import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useActivities } from '../api/use-activities.ts';
import { useSoccerIssue } from '../api/use-soccer-lottery.ts';
import { CampaignPage } from '../page/campaign-page.tsx';
import { UnknownCampaign } from '../page/unknown-campaign.tsx';
import { IssueList } from './issue-list.tsx';
import { IssueMatches } from './issue-matches.tsx';
import { LotteryAct } from './lottery-act.tsx';
import { LotteryPreview } from './lottery-preview.tsx';
import { useTicket } from './use-ticket.ts';
import styles from './soccer-lottery.module.css';

/** The soccer lottery: the newest issue with its ticket, and the issues before it. */
export function SoccerLotteryPage() {
  const { preview } = useSearch({ strict: false });
  return preview === undefined ? <Newest /> : <Previewed />;
}

/** The version of the preview link, which has no issue. */
function Previewed() {
  const ticket = useTicket();
  return (
    <CampaignPage
      kind="competeLottery"
      renderBody={({ terms }) => <LotteryPreview terms={terms} />}
      renderAct={(activity) => <LotteryAct activity={activity} issue={undefined} ticket={ticket} />}
    />
  );
}

function Newest() {
  const { t } = useTranslation('soccerLottery');
  const newest = useSoccerIssue(undefined);
  const activities = useActivities();
  const ticket = useTicket();
  if (newest.isPending || activities.isPending)
    return (
      <Loading label={t('loading')} className={styles.loading}>
        <Skeleton height={248} radius="var(--r-xl)" />
        <Skeleton height={420} radius="var(--r-lg)" />
      </Loading>
    );
  if (!newest.data && !newest.isUnknown)
    return <FaultPanel title={t('fault')} fault={newest.error} retry={newest} />;
  // Before the first issue the page shows the campaign that will open it.
  const campaign = activities.data?.activities.find(({ kind }) => kind === 'competeLottery');
  const no = newest.data?.no ?? campaign?.no;
  if (no === undefined) return <UnknownCampaign />;
  return (
    <CampaignPage
      kind="competeLottery"
      no={no}
      renderBody={() => (
        <>
          {newest.data && <IssueMatches issue={newest.data} ticket={ticket} />}
          <IssueList />
        </>
      )}
      renderAct={(activity) => <LotteryAct activity={activity} issue={newest.data} ticket={ticket} />}
    />
  );
}
