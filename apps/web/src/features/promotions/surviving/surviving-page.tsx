import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useSurviving } from '../api/use-surviving.ts';
import { CampaignPage } from '../page/campaign-page.tsx';
import { RoundPanel } from './round-panel.tsx';
import { SurvivingAct } from './surviving-act.tsx';
import styles from './surviving.module.css';

/** Surviving: the rounds with their matches, the open one with a button for each team. */
export function SurvivingPage() {
  return (
    <CampaignPage
      kind="surviving"
      renderBody={(activity) => <Rounds activity={activity} />}
      renderAct={(activity) => <SurvivingAct activity={activity} />}
    />
  );
}

function Rounds({ activity }: { activity: Activity }) {
  const { t } = useTranslation('surviving');
  const surviving = useSurviving(activity.no, !activity.isPreview);
  if (activity.isPreview) return null;
  if (surviving.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={320} radius="var(--r-lg)" />
      </Loading>
    );
  if (!surviving.data)
    return <FaultPanel plain title={t('fault')} fault={surviving.error} retry={surviving} />;
  if (surviving.data.rounds.length === 0) return <p className={styles.note}>{t('noRound')}</p>;
  return surviving.data.rounds.map((round) => (
    <RoundPanel key={round.round} round={round} surviving={surviving.data} activity={activity} />
  ));
}
