import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { factsOf } from '#modules/play';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { countSignedDays } from '../instant/draws-store.ts';

/**
 * Tickets that a member's signs or deposits within the window have earned so far. A deposit that was taken back earns nothing; a ticket taken
 * for it stays.
 */
export async function earnedTickets(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { terms, now }: { terms: TermsOf<'raffle'>; now: Date },
): Promise<number> {
  const zone = app.config.siteTimeZone;
  const [from, to] = [new Date(terms.startsAt), new Date(terms.endsAt)];
  if (now < from) return 0;
  const { tickets } = terms;
  if (tickets.by === 'sign') {
    // The window ends before its last instant.
    const last = new Date(Math.min(now.getTime(), to.getTime() - 1));
    return countSignedDays(db, memberId, { from: siteDay(from, zone), to: siteDay(last, zone) });
  }
  const facts = await factsOf(db, memberId, { from, to, kinds: ['deposit', 'depositReversal'] });
  const deposited = new Map<string, bigint>();
  for (const { kind, at, currency, amount } of facts) {
    const day = siteDay(at, zone);
    const fen = inFen([money(currency, amount)]);
    deposited.set(day, (deposited.get(day) ?? 0n) + (kind === 'deposit' ? fen : -fen));
  }
  const each = fenOf(tickets.each);
  return [...deposited.values()].reduce(
    (sum, fen) => sum + (fen > 0n ? Math.min(tickets.mostPerDay, Number(fen / each)) : 0),
    0,
  );
}
