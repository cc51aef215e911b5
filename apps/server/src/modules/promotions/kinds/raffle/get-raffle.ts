import { prizeReceipts } from '@fairway/contract/promotions/gifts.ts';
import type { raffleEndpoints } from '@fairway/contract/promotions/raffle/endpoints.ts';
import type { OwnTicket, RaffleState, raffleSchemas } from '@fairway/contract/promotions/raffle/schemas.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { earnedTickets } from './earned-tickets.ts';
import { termsOf } from './raffle-prizes.ts';
import { countTickets, selectOwnTickets, selectWinners, type OwnTicketRow } from './raffle-tickets-store.ts';
import { selectRaffle, type RaffleRow } from './raffles-store.ts';

/** A raffle as it stands, with the caller's tickets. Throws `activityUnknown`. */
export const getRaffle: Operation<
  (typeof raffleEndpoints)['getRaffle'],
  (typeof raffleSchemas)['getRaffle']
> = async (app, call, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'raffle', no });
  if (campaign?.terms.kind !== 'raffle') throw new AppError('activityUnknown');
  const raffle = await selectRaffle(app.db, no);
  const terms = raffle ? await termsOf(app.db, raffle) : campaign.terms;
  const now = await databaseNow(app.db);
  const closesAt = (raffle?.closes_at ?? campaign.ends_at).toISOString();
  const memberId = call.member?.memberId;
  return {
    state: stateOf(raffle, now),
    prizes: terms.prizes.map(({ zh, en, amount, count }) => ({
      name: call.language === 'en' ? en : zh,
      amount,
      count,
    })),
    tickets: raffle?.tickets ?? 0,
    closesAt,
    drawsAt: raffle?.beacon_at?.toISOString() ?? closesAt,
    hasBeacon: raffle ? raffle.beacon_chain !== null : app.config.beacon !== undefined,
    winners: raffle?.drawn_at ? await selectWinners(app.db, no) : null,
    own: memberId === undefined ? null : await ownOf(app, memberId, { no, terms, now }),
    now: now.toISOString(),
  };
};

function stateOf(raffle: RaffleRow | undefined, now: Date): RaffleState {
  if (raffle?.drawn_at) return 'drawn';
  return raffle && now >= raffle.closes_at ? 'waiting' : 'open';
}

async function ownOf(
  app: Platform,
  memberId: string,
  { no, terms, now }: { no: number; terms: TermsOf<'raffle'>; now: Date },
) {
  const [earned, taken, tickets] = await Promise.all([
    earnedTickets(app.db, app, memberId, { terms, now }),
    countTickets(app.db, memberId, no),
    selectOwnTickets(app.db, memberId, no),
  ]);
  return { earned, taken, left: Math.max(0, earned - taken), tickets: tickets.map(presentTicket) };
}

function presentTicket(row: OwnTicketRow): OwnTicket {
  const { open, received } = prizeReceipts.codes;
  return {
    number: row.number,
    at: row.taken_at.toISOString(),
    prize: row.winner,
    amount: row.amount === null ? null : formatMoney(money('CNY', row.amount)),
    isGet: row.state === 'paid' ? received : open,
    state: row.state,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
