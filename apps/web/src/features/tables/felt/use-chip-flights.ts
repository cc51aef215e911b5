import { useState } from 'react';
import { middle, type Spot } from './seat-spots.ts';

/** Chips on their path between a seat and the middle. */
export interface ChipFlight {
  readonly key: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly late: boolean;
}

/** What lies where, of any game: bets in front of seats, and the seats that were paid. */
export interface ChipsOf {
  /** Another name: other chips, and nothing flies between. */
  readonly hand: string;
  /** Seats with chips in front of them, or, of a game without, that may come to pay. */
  readonly bets: readonly number[];
  /** Seats that won, once it is over. */
  readonly paid: readonly number[];
}

/** What moved between two looks at a hand: bets into the middle, then the middle to who won. */
export function flightsBetween(
  before: ChipsOf,
  now: ChipsOf,
  spots: ReadonlyMap<number, Spot>,
): ChipFlight[] {
  if (before.hand !== now.hand) return [];
  const spotOf = (seat: number) => spots.get(seat) ?? middle;
  const swept = before.bets.filter((seat) => !now.bets.includes(seat));
  const paid = before.paid.length === 0 ? now.paid : [];
  const key = (seat: number, end: string) => `${now.hand}-${end}-${seat}-${now.bets.length}-${paid.length}`;
  return [
    ...swept.map((seat) => ({ key: key(seat, 'in'), from: spotOf(seat), to: middle, late: false })),
    ...paid.map((seat) => ({
      key: key(seat, 'out'),
      from: middle,
      to: spotOf(seat),
      late: swept.length > 0,
    })),
  ];
}

/** Chips in the air; each is to be landed when it has arrived. Where no motion is wanted nothing flies. */
export function useChipFlights(chips: ChipsOf, spots: ReadonlyMap<number, Spot>) {
  const [seen, setSeen] = useState(chips);
  const [flights, setFlights] = useState<readonly ChipFlight[]>([]);
  if (!isSame(seen, chips)) {
    setSeen(chips);
    const begun = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? []
      : flightsBetween(seen, chips, spots);
    if (begun.length > 0)
      setFlights([...flights.filter(({ key }) => !begun.some((one) => one.key === key)), ...begun]);
  }
  const land = (key: string) => setFlights((all) => all.filter((one) => one.key !== key));
  return { flights, land };
}

function isSame(one: ChipsOf, other: ChipsOf): boolean {
  return (
    one.hand === other.hand &&
    String(one.bets) === String(other.bets) &&
    String(one.paid) === String(other.paid)
  );
}
