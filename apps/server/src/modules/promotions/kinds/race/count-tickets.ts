import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { lifetimeSums } from '#modules/play';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { raceDays } from './race-days.ts';
import { selectRunners, updateTickets } from './runners-store.ts';

const atOnce = 500;

/** Tickets of so much play, fen. */
export function ticketsOf({ perTicket }: Pick<TermsOf<'race'>, 'perTicket'>, played: bigint): number {
  return played <= 0n ? 0 : Number(played / fenOf(perTicket));
}

/** Counts the tickets of every runner of a race by the sums of `play`. */
export async function countTickets(app: Platform, race: CampaignWithTerms): Promise<void> {
  const { terms, no } = race;
  if (terms.kind !== 'race') throw new Error('a race with other terms');
  const { from, to } = raceDays(app, race);
  for (let after = ''; ;) {
    const runners = await selectRunners(app.db, no, { after, most: atOnce });
    const ids = runners.map(({ member_id: id }) => id);
    const [until, before] = await Promise.all([
      lifetimeSums(app.db, ids, { before: to }),
      lifetimeSums(app.db, ids, { before: from }),
    ]);
    const playedBy = (sums: typeof until, id: string) =>
      inFen(
        sums
          .filter(({ memberId }) => memberId === id)
          .map(({ currency, turnover }) => money(currency, turnover)),
      );
    const counted = ids.map((memberId) => ({
      memberId,
      tickets: ticketsOf(terms, playedBy(until, memberId) - playedBy(before, memberId)),
    }));
    await updateTickets(app.db, no, counted);
    after = ids.at(-1) ?? '';
    if (ids.length < atOnce) return;
  }
}
