import { useTranslation } from 'react-i18next';
import { detailsOf } from '../api/shapes.ts';
import { ChipFlights } from '../felt/chip-flights.tsx';
import { Felt } from '../felt/felt.tsx';
import { seatSpots } from '../felt/seat-spots.ts';
import { spotStyle } from '../felt/spot-style.ts';
import type { TableProps } from '../felt/table-props.ts';
import { tableSeats } from '../felt/table-seats.ts';
import { useChipFlights } from '../felt/use-chip-flights.ts';
import { DoudizhuMiddle } from './doudizhu-middle.tsx';
import { DoudizhuSeat } from './doudizhu-seat.tsx';
import { FlatCards } from './flat-cards.tsx';
import { patternKind } from './play-choice.ts';
import styles from './doudizhu.module.css';

/** A table of doudizhu: three seats, the landlord's three cards above, and the play that is to be beaten in front of who made it. */
export function DoudizhuTable({ details: shown, onSit }: TableProps) {
  const { t } = useTranslation('tables');
  const details = detailsOf(shown, 'doudizhu');
  const { summary, hand, own } = details;
  const spots = seatSpots(summary.seats, own?.seat ?? 1);
  const isOver = hand?.state === 'over';
  const seats = hand?.seats ?? [];
  const { flights, land } = useChipFlights(
    {
      hand: String(hand?.number ?? ''),
      // Nothing lies on the table: who loses pays at the end.
      bets: seats
        .filter(({ outcome }) => !isOver || !/[1-9]/.test(outcome?.lost ?? ''))
        .map(({ seat }) => seat),
      paid: seats.filter(({ outcome }) => /[1-9]/.test(outcome?.won ?? '')).map(({ seat }) => seat),
    },
    spots,
  );
  const toBeat = hand?.toBeat;
  const spot = toBeat && spots.get(toBeat.seat);
  const kind = toBeat && patternKind(toBeat.pattern.kind);
  return (
    <Felt
      game="doudizhu"
      label={t('table.label')}
      seats={tableSeats(spots, (number, at) => (
        <DoudizhuSeat key={number} number={number} spot={at} details={details} onSit={onSit} />
      ))}
      between={
        <>
          {spot && (
            <div key={toBeat.cards.join('')} className={styles.play} style={spotStyle(spot)}>
              <FlatCards cards={toBeat.cards} label={t('doudizhu.played')} />
              {kind && <span className={styles.kind}>{t(`doudizhu.kind.${kind}`)}</span>}
            </div>
          )}
          <ChipFlights flights={flights} onLand={land} />
        </>
      }
    >
      <DoudizhuMiddle details={details} />
    </Felt>
  );
}
