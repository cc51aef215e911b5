import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useActivities } from '../api/use-activities.ts';
import { CampaignPage } from '../page/campaign-page.tsx';
import { UnknownCampaign } from '../page/unknown-campaign.tsx';
import { InviteAct } from './invite-act.tsx';
import { InviteBody } from './invite-body.tsx';
import styles from './invite.module.css';

/** Inviting friends: the address names no campaign, so the newest one is shown. */
export function InvitePage() {
  const { preview } = useSearch({ strict: false });
  return preview === undefined ? <Newest /> : <Campaign />;
}

function Newest() {
  const { t } = useTranslation('promotions');
  const activities = useActivities();
  if (activities.isPending)
    return (
      <Loading label={t('loading')} className={styles.loading}>
        <Skeleton height={248} radius="var(--r-xl)" />
      </Loading>
    );
  if (!activities.data) return <FaultPanel title={t('fault')} fault={activities.error} retry={activities} />;
  const newest = activities.data.activities
    .filter(({ kind }) => kind === 'invite')
    .toSorted((one, other) => other.no - one.no)
    .at(0);
  return newest ? <Campaign no={newest.no} /> : <UnknownCampaign />;
}

/** Without a number: the version of the preview link. */
function Campaign({ no }: { no?: number }) {
  return (
    <CampaignPage
      kind="invite"
      no={no}
      renderBody={(activity) => <InviteBody activity={activity} />}
      renderAct={(activity) => <InviteAct activity={activity} />}
    />
  );
}
