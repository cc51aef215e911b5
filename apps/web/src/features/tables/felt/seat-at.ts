import type { TFunction } from 'i18next';
import type { TableDetails, TableSeat } from '../api/shapes.ts';

/** Who has a seat and what the hand dealt to it. A seat that was taken since the last hand shows nothing of it. */
export function seatAt<Dealt extends { seat: number }>(
  { seats, own }: Pick<TableDetails, 'seats' | 'own'>,
  dealt: readonly Dealt[] | undefined,
  number: number,
): { taken: TableSeat | undefined; dealt: Dealt | undefined; isOwn: boolean } {
  const taken = seats.find(({ seat }) => seat === number);
  return {
    taken,
    dealt: taken?.dealt === false ? undefined : dealt?.find(({ seat }) => seat === number),
    isOwn: own?.seat === number,
  };
}

/** A seat by who is there, for sentences. */
export function seatName(
  t: TFunction<'tables'>,
  { seats, own }: Pick<TableDetails, 'seats' | 'own'>,
  seat: number,
): string {
  if (own?.seat === seat) return t('seat.own');
  return t('seat.name', { name: seats.find((one) => one.seat === seat)?.name ?? String(seat) });
}
