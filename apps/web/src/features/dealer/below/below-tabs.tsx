import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableDetails } from '../api/shapes.ts';
import styles from '../table/table-page.module.css';

/** What each panel is given. */
export interface BelowProps {
  details: TableDetails;
  currency: WalletCurrency;
}

/** Rules, past deals, own bets and the shoe, each loaded when it is first opened. */
const panels = [
  { name: 'rules', Content: lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel })) },
  { name: 'deals', Content: lazy(async () => ({ default: (await import('./deals-panel.tsx')).DealsPanel })) },
  { name: 'own', Content: lazy(async () => ({ default: (await import('./own-bets.tsx')).OwnBets })) },
  {
    name: 'shoe',
    Content: lazy(async () => ({ default: (await import('../proof/shoe-panel.tsx')).ShoePanel })),
  },
] as const;

export function BelowTabs({ details, currency }: BelowProps) {
  const { t } = useTranslation('dealer');
  const [shown, setShown] = useState<(typeof panels)[number]['name']>('rules');
  const hasShoe = details.game === 'baccarat' || details.game === 'dragonTiger';
  return (
    <Card pad="l">
      <Tabs
        label={t('below.label')}
        value={shown}
        onChange={setShown}
        items={panels
          .filter(({ name }) => hasShoe || name !== 'shoe')
          .map(({ name, Content }) => ({
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
                  <Content details={details} currency={currency} />
                </Suspense>
              </div>
            ),
          }))}
      />
    </Card>
  );
}
