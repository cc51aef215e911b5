import { Fraction, multiply } from '@fairway/money';
import { noteText, oddsOf } from '@fairway/fair-games';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Platform } from '#platform/platform.ts';
import type { IssueKey } from '../issues/issues-store.ts';
import { limitsOf } from '../limits/read-limits.ts';
import { selectExposures } from './exposures-store.ts';
import type { ReadTicket } from './read-tickets.ts';

/** How often a ticket's notes can be staked on in an issue until the first of them takes no more, and which one that is. */
export async function roomFor(
  app: Platform,
  issue: IssueKey & { readonly currency: WalletCurrency },
  { asked, notes: ticket }: ReadTicket,
): Promise<{ note: string; times: number }> {
  const { mostPerNumber } = (await limitsOf(app, issue.lottery)).bounds(issue.currency);
  const notes = ticket.notes.map((note) => ({
    text: noteText(ticket.play.form, note),
    once: multiply(ticket.unit, oddsOf(ticket.play, note), { round: 'up' }).minor,
  }));
  const asks = { currency: issue.currency, play: asked.play, notes: notes.map(({ text }) => text) };
  const taken = await selectExposures(app.db, issue, asks);
  let least = { note: '', times: Number.POSITIVE_INFINITY };
  for (const { text, once } of notes) {
    const room = mostPerNumber.minor - (taken.get(text) ?? 0n);
    const times = room > 0n ? Number(Fraction.of(room, once).roundTo(0, 'down')) : 0;
    if (times < least.times) least = { note: text, times };
  }
  return least;
}
