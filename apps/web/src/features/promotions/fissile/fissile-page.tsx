import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useActivities } from '../api/use-activities.ts';
import { CampaignPage } from '../page/campaign-page.tsx';
import { UnknownCampaign } from '../page/unknown-campaign.tsx';
import { FissileAct } from './fissile-act.tsx';
import { FissileFriends } from './fissile-friends.tsx';
import styles from './fissile.module.css';

/** A packet that splits among friends: the address names no campaign, so the newest one is shown. */
export function FissilePage() {
  const { preview } = useSearch({ strict: false });
  return preview === undefined ? <Newest /> : <Campaign />;
}

function Newest() {
  const { t } = useTranslation('fissile');
  const activities = useActivities();
  if (activities.isPending)
    return (
      <Loading label={t('loading')} className={styles.loading}>
        <Skeleton height={248} radius="var(--r-xl)" />
      </Loading>
    );
  if (!activities.data) return <FaultPanel title={t('fault')} fault={activities.error} retry={activities} />;
  const newest = activities.data.activities
    .filter(({ kind }) => kind === 'fissile')
    .toSorted((one, other) => other.no - one.no)
    .at(0);
  return newest ? <Campaign no={newest.no} /> : <UnknownCampaign />;
}

/** Without a number: the version of the preview link. */
function Campaign({ no }: { no?: number }) {
  return (
    <CampaignPage
      kind="fissile"
      no={no}
      renderAct={(activity) => <FissileAct activity={activity} />}
      renderBody={(activity) => <FissileFriends activity={activity} />}
    />
  );
}
