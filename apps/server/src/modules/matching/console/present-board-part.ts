import type { BoardPart } from '@fairway/contract/matching/schemas.ts';
import type { HeardAppeal } from '../appeals/heard-appeal.ts';
import { partFields } from '../parts/present-part.ts';
import type { PartRow } from '../parts/part-store.ts';

/** A part for the console, with both sides by name. */
export function presentBoardPart(
  part: PartRow,
  heard: HeardAppeal | undefined,
  names: ReadonlyMap<string, string>,
): BoardPart {
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    ...partFields(part, heard, 'operator'),
    payer: person(part.payer_id),
    recipient: person(part.recipient_id),
    depositBill: part.deposit_bill,
    withdrawalBill: part.withdrawal_bill,
    reminders: part.reminders,
  };
}
