import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../components/amount.tsx';
import type { ShownBet } from './bet-columns.tsx';
import { CashOutLine } from './cash-out-line.tsx';
import { matchOf } from './match-of.ts';

/** A bet opened: its legs, what of it was cashed out, and how its return was computed. */
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
      {bet.cashOuts.map((cashOut) => (
        <CashOutLine key={cashOut.id} cashOut={cashOut} currency={bet.currency} />
      ))}
      {bet.autoCashOut && (
        <span>
          {t('bet.cashOut.armed')} <Amount amount={bet.autoCashOut} currency={bet.currency} />
        </span>
      )}
      {bet.formula && <code>{bet.formula}</code>}
    </Flex>
  );
}
