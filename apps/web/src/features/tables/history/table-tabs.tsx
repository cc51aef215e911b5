import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableDetails } from '../api/shapes.ts';

/** Rules, and the own hands with their proof, each loaded when it is first opened. */
const panels = [
  { name: 'rules', Content: lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel })) },
  { name: 'hands', Content: lazy(async () => ({ default: (await import('./hands-panel.tsx')).HandsPanel })) },
] as const;

export function TableTabs({ details }: { details: TableDetails }) {
  const { t } = useTranslation('tables');
  const [shown, setShown] = useState<(typeof panels)[number]['name']>('rules');
  return (
    <Card pad="l">
      <Tabs
        label={t('tabs.label')}
        value={shown}
        onChange={setShown}
        items={panels.map(({ name, Content }) => ({
          value: name,
          label: t(`tabs.${name}`),
          content: (
            <Suspense
              fallback={
                <Loading label={t('loading')}>
                  <Skeleton height={240} radius="var(--r-lg)" />
                </Loading>
              }
            >
              <Content details={details} />
            </Suspense>
          ),
        }))}
      />
    </Card>
  );
}
