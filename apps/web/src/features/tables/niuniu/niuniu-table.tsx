import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { detailsOf } from '../api/shapes.ts';
import { BetSpot } from '../felt/bet-spot.tsx';
import { ChipFlights } from '../felt/chip-flights.tsx';
import { DealerButton } from '../felt/dealer-button.tsx';
import { Felt } from '../felt/felt.tsx';
import { seatSpots } from '../felt/seat-spots.ts';
import { statusText } from '../felt/status-text.ts';
import type { TableProps } from '../felt/table-props.ts';
import { tableSeats } from '../felt/table-seats.ts';
import { useChipFlights } from '../felt/use-chip-flights.ts';
import { NiuniuSeat } from './niuniu-seat.tsx';
import { phaseText } from './niuniu-text.ts';
import middle from '../felt/middle.module.css';
import styles from './niuniu.module.css';

/** A table of niuniu: the banker's button where all bids are out, bets in front of the others, five cards at each seat. */
export function NiuniuTable({ details: shown, onSit }: TableProps) {
  const { t } = useTranslation('tables');
  const details = detailsOf(shown, 'niuniu');
  const { summary, hand, own } = details;
  const spots = seatSpots(summary.seats, own?.seat ?? 1);
  const bets = hand?.seats.filter(({ bet }) => bet !== null) ?? [];
  const isOver = hand?.state === 'over';
  const seats = hand?.seats ?? [];
  const { flights, land } = useChipFlights(
    {
      hand: String(hand?.number ?? ''),
      bets: seats
        .filter(({ outcome }) => !isOver || !/[1-9]/.test(outcome?.lost ?? ''))
        .map(({ seat }) => seat),
      paid: seats.filter(({ outcome }) => /[1-9]/.test(outcome?.won ?? '')).map(({ seat }) => seat),
    },
    spots,
  );
  const banker = hand?.banker == null ? undefined : spots.get(hand.banker);
  const bankerBid = hand?.seats.find(({ seat }) => seat === hand.banker)?.bid ?? 0;
  return (
    <Felt
      game="niuniu"
      label={t('table.label')}
      seats={tableSeats(spots, (number, spot) => (
        <NiuniuSeat key={number} number={number} spot={spot} details={details} onSit={onSit} />
      ))}
      between={
        <>
          {banker && <DealerButton spot={banker} />}
          {bets.map(({ seat, bet }) => {
            const spot = spots.get(seat);
            return spot && <BetSpot key={seat} spot={spot} units={(bet ?? 1) * 3} amount={`×${bet}`} />;
          })}
          <ChipFlights flights={flights} onLand={land} />
        </>
      }
    >
      <p className={styles.base}>
        <span>{t('niuniu.base', { amount: displayAmount(summary.unit, summary.currency) })}</span>
        {banker && <span>{t('niuniu.bankerTimes', { times: Math.max(1, bankerBid) })}</span>}
      </p>
      <p className={middle.status}>
        <span>{statusText(t, details, hand ? phaseText(t, hand) : '')}</span>
        {hand?.rake && (
          <span className={middle.rake}>
            {t('table.rake', { amount: displayAmount(hand.rake, summary.currency) })}
          </span>
        )}
      </p>
    </Felt>
  );
}
