import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { presentHand } from '../hands/present-hand.ts';
import { presentReplay } from '../hands/present-replay.ts';
import { proveCards } from '../hands/prove-cards.ts';
import { demoSeat, demoTable } from './demo-tables.ts';
import type { ReadDemo } from './demo-hand.ts';

/** A demo hand that is over, with all that it can be played again from; null while it goes on. */
export function revealDemo(read: ReadDemo): PlayedHand | null {
  const { game, id, link, endedAt } = read.demo;
  const own = read.hand.result()?.seats.find(({ seat }) => seat === demoSeat);
  if (endedAt === null || !own) return null;
  const { code, currency } = demoTable(game);
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  return {
    hand: id,
    billNo: '',
    table: code,
    currency,
    seat: demoSeat,
    paid: text(own.paid),
    returned: text(own.returned),
    at: endedAt,
    cards: proveCards(read.pack, read.hand.ownPlaces(demoSeat)),
    open: presentHand(read, []),
    replay: presentReplay(read),
    link,
    linkAt: endedAt,
  };
}
