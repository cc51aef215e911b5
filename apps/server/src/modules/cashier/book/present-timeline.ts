import { formatMoney, money } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { TimelineRow } from './timeline-store.ts';

/** A step as a member reads it. `Event` is the closed list of the order's kind; the store writes no other. */
export function presentStep<Event extends string>(row: TimelineRow, currency: WalletCurrency) {
  return {
    at: row.at.toISOString(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- insertStep takes only these names
    event: row.event as Event,
    actor: row.actor,
    amount: row.amount === null ? null : formatMoney(money(currency, row.amount)),
    note: row.note,
  };
}

/** The same for the console, with who did it. */
export function presentStepWithName<Event extends string>(row: TimelineRow, currency: WalletCurrency) {
  return { ...presentStep<Event>(row, currency), by: row.actor_name };
}
