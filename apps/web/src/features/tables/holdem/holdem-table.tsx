import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { detailsOf } from '../api/shapes.ts';
import { BetSpot } from '../felt/bet-spot.tsx';
import { ChipFlights } from '../felt/chip-flights.tsx';
import { DealerButton } from '../felt/dealer-button.tsx';
import { Felt } from '../felt/felt.tsx';
import { seatSpots } from '../felt/seat-spots.ts';
import type { TableProps } from '../felt/table-props.ts';
import { tableSeats } from '../felt/table-seats.ts';
import { unitsOf } from '../felt/units-of.ts';
import { useChipFlights } from '../felt/use-chip-flights.ts';
import { HoldemMiddle } from './holdem-middle.tsx';
import { HoldemSeat } from './holdem-seat.tsx';

/** A table of hold'em: seats around the cloth, bets in front of them, the board and the pots in the middle. */
export function HoldemTable({ details: shown, onSit }: TableProps) {
  const { t } = useTranslation('tables');
  const details = detailsOf(shown, 'holdem');
  const { summary, hand, own } = details;
  const spots = seatSpots(summary.seats, own?.seat ?? 1);
  const bets = hand?.state === 'playing' ? hand.seats.filter(({ bet }) => /[1-9]/.test(bet)) : [];
  const { flights, land } = useChipFlights(
    {
      hand: String(hand?.number ?? ''),
      bets: bets.map(({ seat }) => seat),
      paid:
        hand?.state === 'over'
          ? hand.pots
              .flatMap(({ winners }) => winners.map(({ seat }) => seat))
              .toSorted((one, other) => one - other)
          : [],
    },
    spots,
  );
  const button = hand && spots.get(hand.button);
  return (
    <Felt
      game={summary.game}
      label={t('table.label')}
      seats={tableSeats(spots, (number, spot) => (
        <HoldemSeat key={number} number={number} spot={spot} details={details} onSit={onSit} />
      ))}
      between={
        <>
          {button && <DealerButton spot={button} />}
          {bets.map(({ seat, bet }) => {
            const spot = spots.get(seat);
            return (
              spot && (
                <BetSpot
                  key={`${seat}-${bet}`}
                  spot={spot}
                  units={unitsOf(bet, summary.unit, summary.currency)}
                  amount={displayAmount(bet, summary.currency)}
                />
              )
            );
          })}
          <ChipFlights flights={flights} onLand={land} />
        </>
      }
    >
      <HoldemMiddle details={details} />
    </Felt>
  );
}
