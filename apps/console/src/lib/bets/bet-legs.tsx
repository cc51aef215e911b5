import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShownBet } from './bet-columns.tsx';
import { matchOf } from './match-of.ts';

/** A bet opened: its legs, and how its return was computed. */
export function BetLegs({ bet }: { bet: ShownBet }) {
  const { t } = useTranslation('sportsbook');
  return (
    <Flex vertical gap={4}>
      {bet.legs.map((leg) => (
        <span key={leg.place}>
          {matchOf(leg)} · {leg.selectionId} @ <span className="figures">{leg.odds}</span>
          {leg.live && ` · ${t('bet.live')}`}
          {leg.outcome && ` · ${t(`bet.outcome.${leg.outcome}`)}`}
        </span>
      ))}
      {bet.formula && <code>{bet.formula}</code>}
    </Flex>
  );
}
