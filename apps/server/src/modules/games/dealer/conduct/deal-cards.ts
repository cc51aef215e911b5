import { addSeconds } from '#platform/clock.ts';
import { nextSide, resultOfCards } from '@fairway/fair-games';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { eager, until } from '../../conducting/wait-times.ts';
import { insertCard, selectCards } from '../deal-steps-store.ts';
import { cardSeconds, type HouseTable } from '../house-tables.ts';
import { secretShoeOf } from '../secret-shoe.ts';
import { selectShoe } from '../shoes-store.ts';
import type { DealRow } from '../tables.ts';
import { announce } from './announce.ts';
import { endDeal, isOverdue, voidDeal } from './end-deal.ts';
import type { Look } from './look.ts';

/** Lays the card that is due, on the side whose turn it is, a second after the one before; the rows refuse any other (0407). */
export async function dealCards(
  tx: Tx,
  app: Platform,
  { game, code }: HouseTable,
  { deal, now }: { deal: DealRow; now: Date },
): Promise<Look> {
  const shoe = await selectShoe(tx, code, deal.shoe);
  if (!shoe || game === 'roulette' || game === 'sicbo') throw new Error(`deal ${deal.number} has no shoe`);
  const lying = await selectCards(tx, code, [deal.number]);
  if (lying.length === 0 && isOverdue(deal, now)) return voidDeal(tx, app, deal, now);
  const due = addSeconds(lying.at(-1)?.at ?? deal.closed_at ?? deal.closes_at, cardSeconds);
  if (now < due) return { again: until(due, now) };
  const side = nextSide(game, lying);
  if (side === null) return endDeal(tx, app, deal, { result: resultOfCards(game, lying), randomness: null });
  const { cards, salted } = await secretShoeOf(app, tx, shoe);
  const place = shoe.dealt;
  const [card, salt] = [cards[place], salted.cards[place]?.salt];
  if (card === undefined || salt === undefined) throw new Error(`no card ${place} in a shoe`);
  const row = { table_code: code, deal: deal.number, place, side, card, salt };
  const at = await insertCard(tx, { ...row, shoe: shoe.number });
  await announce(tx, app, deal, { state: 'dealing', card: { ...row, at } });
  return { again: eager };
}
