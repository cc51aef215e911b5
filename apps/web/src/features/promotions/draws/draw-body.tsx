import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useDraw, type DrawConfig } from '../api/use-draw.ts';
import { randomClientSeed } from './client-seed.ts';
import { instantTermsOf } from './draw-of-activity.ts';
import { FairnessPanel } from './fairness-panel.tsx';
import { PrizeTable } from './prize-table.tsx';
import { StagePanel } from './stage-panel.tsx';
import { previewedDraw } from './previewed-draw.ts';

/** The picture that draws, the prizes with their chances, and what makes it checkable. */
export function DrawBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('draws');
  const terms = instantTermsOf(activity.terms);
  const draw = useDraw(terms?.kind ?? 'wheel', activity.no, terms !== undefined && !activity.isPreview);
  if (!terms) return null;
  if (activity.isPreview)
    return <Prizes activity={activity} kind={terms.kind} config={previewedDraw(terms, activity.now)} />;
  if (draw.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={420} radius="var(--r-lg)" />
      </Loading>
    );
  if (!draw.data)
    return (
      <Card pad="l">
        <FaultPanel plain title={t('fault')} fault={draw.error} retry={draw} />
      </Card>
    );
  return <Prizes activity={activity} kind={terms.kind} config={draw.data} />;
}

function Prizes({ activity, kind, config }: { activity: Activity; kind: InstantKind; config: DrawConfig }) {
  const [random] = useState(randomClientSeed);
  const [typed, setTyped] = useState<string>();
  const clientSeed = typed ?? config.clientSeed ?? random;
  return (
    <>
      <StagePanel activity={activity} kind={kind} config={config} clientSeed={clientSeed} />
      <PrizeTable config={config} />
      {!activity.isPreview && (
        <FairnessPanel config={config} clientSeed={clientSeed} onClientSeed={setTyped} />
      )}
    </>
  );
}
