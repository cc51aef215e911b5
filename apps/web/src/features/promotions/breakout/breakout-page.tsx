import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useBreakout } from '../api/use-breakout.ts';
import { CampaignPage } from '../page/campaign-page.tsx';
import { BarrierList } from './barrier-list.tsx';
import { BreakoutAct } from './breakout-act.tsx';
import { Finishers } from './finishers.tsx';
import { previewedBreakout } from './previewed-breakout.ts';

/** Barriers in their order, the one to pass now, and who has passed the last. */
export function BreakoutPage() {
  return (
    <CampaignPage
      kind="breakout"
      renderBody={(activity) => <Body activity={activity} />}
      renderAct={(activity) => <BreakoutAct activity={activity} />}
    />
  );
}

function Body({ activity }: { activity: Activity }) {
  const { t } = useTranslation('breakout');
  const breakout = useBreakout(activity.no, !activity.isPreview);
  const data = activity.isPreview ? previewedBreakout(activity.terms) : breakout.data;
  if (data)
    return (
      <>
        <Panel title={t('barriers')} pad="l">
          <BarrierList breakout={data} />
        </Panel>
        <Finishers carousel={data.carousel} />
      </>
    );
  if (breakout.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={320} radius="var(--r-lg)" />
      </Loading>
    );
  return <FaultPanel plain title={t('fault')} fault={breakout.error} retry={breakout} />;
}
