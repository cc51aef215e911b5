import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lottery-page.module.css';

/** Past draws, the trend, the own tickets and chases, each loaded when it is first opened. */
const panels = [
  {
    name: 'draws',
    Content: lazy(async () => ({ default: (await import('../draws/draws-panel.tsx')).DrawsPanel })),
  },
  {
    name: 'trend',
    Content: lazy(async () => ({ default: (await import('../trend/trend-panel.tsx')).TrendPanel })),
  },
  {
    name: 'tickets',
    Content: lazy(async () => ({ default: (await import('../tickets/tickets-panel.tsx')).TicketsPanel })),
  },
  {
    name: 'chases',
    Content: lazy(async () => ({ default: (await import('../chases/chases-panel.tsx')).ChasesPanel })),
  },
] as const;

export function BelowTabs({ lottery }: { lottery: LotteryCode }) {
  const { t } = useTranslation('lottery');
  const [shown, setShown] = useState<(typeof panels)[number]['name']>('draws');
  return (
    <Card pad="l">
      <Tabs
        label={t('below.label')}
        value={shown}
        onChange={setShown}
        items={panels.map(({ name, Content }) => ({
          value: name,
          label: t(`below.${name}`),
          content: (
            <div className={styles.below}>
              <Suspense
                fallback={
                  <Loading label={t('loading')}>
                    <Skeleton height={320} radius="var(--r-lg)" />
                  </Loading>
                }
              >
                <Content lottery={lottery} />
              </Suspense>
            </div>
          ),
        }))}
      />
    </Card>
  );
}
