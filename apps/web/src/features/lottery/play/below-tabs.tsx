import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lottery-page.module.css';

type PanelOfLottery = ComponentType<{ lottery: LotteryCode }>;

const files = import.meta.glob<Readonly<Record<string, PanelOfLottery>>>([
  '../draws/draws-panel.tsx',
  '../trend/trend-panel.tsx',
  '../tickets/tickets-panel.tsx',
]);

/** Past draws, the trend and the own tickets, each loaded when it is first opened. */
const panels = (
  [
    ['draws', 'DrawsPanel'],
    ['trend', 'TrendPanel'],
    ['tickets', 'TicketsPanel'],
  ] as const
).flatMap(([name, component]) => {
  const load = files[`../${name}/${name}-panel.tsx`];
  if (!load) return [];
  const Content = lazy(async () => {
    const found = (await load())[component];
    if (!found) throw new Error(`no ${component}`);
    return { default: found };
  });
  return [{ name, Content }];
});

export function BelowTabs({ lottery }: { lottery: LotteryCode }) {
  const { t } = useTranslation('lottery');
  const [shown, setShown] = useState(panels[0]?.name ?? 'draws');
  if (panels.length === 0) return null;
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
