import type { Deal } from '@fairway/contract/dealer/schemas.ts';
import type { ReactNode } from 'react';
import type { RoadEntry } from '../api/shapes.ts';
import type { DealPhase } from '../table/deal-phase.ts';
import { Wheel } from '../wheel/wheel.tsx';
import { DiceGlass } from './dice-glass.tsx';
import styles from './stage.module.css';

export interface DrawStageProps {
  game: 'roulette' | 'sicbo';
  deal: Deal | null;
  phase: DealPhase;
  /** Whether the page saw the deal before its result was out: the ball is then seen to fall. */
  live: boolean;
  road: readonly RoadEntry[];
  /** The clock, beside the wheel or the glass. */
  children: ReactNode;
}

/** The wheel or the dice: at rest with the last result while bets are taken, turning until the next one is out. */
export function DrawStage({ game, deal, phase, live, road, children }: DrawStageProps) {
  const runs = deal !== null && deal.result === null && (phase === 'closed' || phase === 'dealing');
  const result = runs
    ? undefined
    : (deal?.result ?? road.findLast((one) => one.deal !== deal?.number)?.result);
  const falls = live && deal?.result != null;
  return (
    <div className={styles.stage} data-drawn>
      <div className={styles.machine}>
        {game === 'roulette' ? (
          <Wheel number={runs ? undefined : result?.game === 'roulette' ? result.number : 0} falls={falls} />
        ) : (
          <DiceGlass
            faces={runs ? undefined : result?.game === 'sicbo' ? result.dice : [1, 2, 3]}
            falls={falls}
          />
        )}
      </div>
      {children}
    </div>
  );
}
