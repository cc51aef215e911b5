import type { EuroKind } from '@fairway/contract/promotions/euro/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useEuroConfig } from '../api/use-euro.ts';
import { CampaignPage } from '../page/campaign-page.tsx';
import { EuroAct } from './euro-act.tsx';
import { EuroBody } from './euro-body.tsx';

/** The European cup: quiz, stars, fans, films. */
export function EuropeanCupPage() {
  return <EuroPage kind="europeanCup" />;
}

/** The euro cup: the same on its own page. */
export function EuroCupPage() {
  return <EuroPage kind="euroCup" />;
}

function EuroPage({ kind }: { kind: EuroKind }) {
  return (
    <CampaignPage
      kind={kind}
      renderBody={(activity) => <Body kind={kind} activity={activity} />}
      renderAct={(activity) => <Act kind={kind} activity={activity} />}
    />
  );
}

function Body({ kind, activity }: { kind: EuroKind; activity: Activity }) {
  const { t } = useTranslation('euro');
  const config = useEuroConfig(kind, activity.no);
  if (config.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={320} radius="var(--r-lg)" />
      </Loading>
    );
  if (!config.data) return <FaultPanel plain title={t('fault')} fault={config.error} retry={config} />;
  return <EuroBody kind={kind} activity={activity} config={config.data} />;
}

function Act({ kind, activity }: { kind: EuroKind; activity: Activity }) {
  const config = useEuroConfig(kind, activity.no);
  return config.data ? <EuroAct kind={kind} activity={activity} config={config.data} /> : null;
}
