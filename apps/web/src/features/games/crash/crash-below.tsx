import { Card } from '@fairway/ui/components/card/card.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import frame from '../frame/play-frame.module.css';
import { CrashPlayers } from './crash-players.tsx';
import { CrashRules } from './crash-rules.tsx';
import { FlightList } from './flight-list.tsx';
import type { Crash } from './flight-phase.ts';

const tabs = ['players', 'rules', 'flights'] as const;

/** Below the flight: who plays it, its rules and commitments, and every flight before. */
export function CrashBelow({ crash, currency }: { crash: Crash; currency: WalletCurrency }) {
  const { t } = useTranslation('games');
  const [below, setBelow] = useState<(typeof tabs)[number]>('players');
  const contents = {
    players: <CrashPlayers bets={crash.bets} />,
    rules: <CrashRules crash={crash} currency={currency} />,
    flights: <FlightList />,
  };
  return (
    <Card pad="l">
      <Tabs
        label={t('below.label')}
        value={below}
        onChange={setBelow}
        items={tabs.map((value) => ({
          value,
          label: t(`rocket.below.${value}`, { count: crash.bets.count }),
          content: <div className={frame.below}>{contents[value]}</div>,
        }))}
      />
    </Card>
  );
}
