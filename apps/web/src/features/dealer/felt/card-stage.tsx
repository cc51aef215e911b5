import type { DealSide } from '@fairway/contract/dealer/codes.ts';
import type { Deal } from '@fairway/contract/dealer/schemas.ts';
import { baccaratPoints, cardNamed } from '@fairway/fair-games';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spotName } from '../spots/spot-name.ts';
import { Hand } from './hand.tsx';
import styles from './stage.module.css';

export interface CardStageProps {
  game: 'baccarat' | 'dragonTiger';
  deal: Deal | null;
  /** Whether the result has been shown. */
  revealed: boolean;
  /** The clock, between the hands. */
  children: ReactNode;
}

/** Both sides' cards as they come from the shoe, with what they count. */
export function CardStage({ game, deal, revealed, children }: CardStageProps) {
  const { t } = useTranslation('dealer');
  const isBaccarat = game === 'baccarat';
  const winner = revealed && deal?.result && 'winner' in deal.result ? deal.result.winner : undefined;
  const hand = (side: DealSide, place: 'left' | 'right', hue: 'red' | 'blue') => {
    const cards = (deal?.cards ?? []).filter((one) => one.side === side).map(({ card }) => card);
    return (
      <Hand
        cards={cards}
        title={spotName(t, side)}
        points={
          isBaccarat && cards.length > 0
            ? baccaratPoints(cards.flatMap((card) => cardNamed(card) ?? []))
            : undefined
        }
        hue={hue}
        place={place}
        won={winner === side}
        places={isBaccarat ? 2 : 1}
      />
    );
  };
  return (
    <div className={styles.stage}>
      {isBaccarat ? hand('player', 'left', 'blue') : hand('dragon', 'left', 'red')}
      {children}
      {isBaccarat ? hand('banker', 'right', 'red') : hand('tiger', 'right', 'blue')}
    </div>
  );
}
