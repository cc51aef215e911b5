import { compare, parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import type { TableDetails } from '../api/shapes.ts';
import { ChipRail } from '../chips/chip-rail.tsx';
import { laidOf, type Bets } from '../chips/use-bets.ts';
import { CardStage } from '../felt/card-stage.tsx';
import { DealClock } from '../felt/deal-clock.tsx';
import { DrawStage } from '../felt/draw-stage.tsx';
import { Felt } from '../felt/felt.tsx';
import { SpotBoard } from '../spots/spot-board.tsx';
import type { DealPhase } from './deal-phase.ts';
import { winningSpots } from './winning-spots.ts';
import { ownText, resultText } from './result-text.ts';
import stage from '../felt/stage.module.css';

export interface TableFeltProps {
  details: TableDetails;
  bets: Bets;
  phase: DealPhase;
  open: boolean;
  live: boolean;
  revealed: boolean;
  onAim: (spot: string) => void;
}

const none: ReadonlySet<string> = new Set();

/** The table itself: what is dealt above, the betting layout and the chips below. */
export function TableFelt({ details, bets, phase, open, live, revealed, onAim }: TableFeltProps) {
  const { t } = useTranslation('dealer');
  const { game, deal, own, road, spots } = details;
  const staked = own !== null && own.deal === deal?.number ? own : undefined;
  const clock = <DealClock game={game} deal={deal} phase={phase} />;
  const isOver = revealed && deal?.result && phase !== 'resting';
  const winners = isOver && deal.result ? winningSpots(details, deal.result) : none;
  return (
    <Felt game={game}>
      <div className={stage.top}>
        {game === 'baccarat' || game === 'dragonTiger' ? (
          <CardStage game={game} deal={deal} revealed={revealed}>
            {clock}
          </CardStage>
        ) : (
          <DrawStage game={game} deal={deal} phase={phase} live={live} road={road}>
            {clock}
          </DrawStage>
        )}
        {isOver && deal.result && (
          <p className={stage.over} aria-hidden>
            {resultText(t, deal.result)}
            {staked?.returned != null && (
              <b
                data-won={
                  compare(
                    parseMoney(staked.returned, staked.currency),
                    parseMoney(staked.stake, staked.currency),
                  ) > 0
                }
              >
                {ownText(t, staked)}
              </b>
            )}
          </p>
        )}
      </div>
      <SpotBoard
        game={game}
        spots={spots}
        currency={staked?.currency ?? bets.currency}
        stakes={staked ? laidOf(staked) : bets.laid}
        staked={staked !== undefined}
        open={open}
        winners={winners}
        onLay={bets.lay}
        onAim={onAim}
      />
      <ChipRail bets={bets} open={open} />
    </Felt>
  );
}
