import { Card } from '@fairway/ui/components/card/card.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolDetails } from '../api/shapes.ts';
import { KindsPanel } from './kinds-panel.tsx';
import { ShotsPanel } from './shots-panel.tsx';

/** Below the water: the fish with their chances and the rules, and the own shots with their proof. */
export function BelowTabs({ details }: { details: PoolDetails }) {
  const { t } = useTranslation('fishing');
  const [tab, setTab] = useState<'kinds' | 'shots'>('kinds');
  return (
    <Card pad="l">
      <Tabs
        label={t('below.label')}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'kinds',
            label: t('below.kinds'),
            content: <KindsPanel kinds={details.kinds} rtp={details.rtp} />,
          },
          { value: 'shots', label: t('below.shots'), content: <ShotsPanel /> },
        ]}
      />
    </Card>
  );
}
