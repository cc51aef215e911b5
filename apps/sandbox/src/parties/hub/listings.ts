import * as z from 'zod';
import type { Book } from '../../platform/book.ts';
import type { WalletForm } from './wallet-call.ts';

const text = z.string().min(1).max(120);
/** A game as a house lists it. */
export const listing = z.strictObject({ code: z.string().regex(/^[\w.:-]{1,64}$/), zh: text, en: text });
export type Listing = z.infer<typeof listing>;

/** What the houses list of themselves: the coin under three names each. */
const first: Readonly<Record<WalletForm, readonly Listing[]>> = {
  qiming: [
    { code: 'coin', zh: '启明猜硬币', en: 'Qiming Coin' },
    { code: 'coin-gold', zh: '金币对决', en: 'Gold Coin Duel' },
    { code: 'coin-moon', zh: '月光硬币', en: 'Moonlight Coin' },
  ],
  hub: [
    { code: 'hub_coin', zh: '汇聚硬币', en: 'Hub Coin' },
    { code: 'hub_coin_jade', zh: '翡翠硬币', en: 'Jade Coin' },
    { code: 'hub_coin_silk', zh: '丝路硬币', en: 'Silk Road Coin' },
  ],
};

/** As the director has set it, else its own. */
export function listingsOf(book: Book, form: WalletForm): readonly Listing[] {
  const row = book.one<{ games: string }>('select games from hub_listings where form = :form', { form });
  return row ? z.array(listing).parse(JSON.parse(row.games)) : first[form];
}

export function setListings(book: Book, form: WalletForm, games: readonly Listing[]): void {
  book.run(
    'insert into hub_listings values (:form, :games) on conflict do update set games = excluded.games',
    {
      form,
      games: JSON.stringify(games),
    },
  );
}

export function clearListings(book: Book): void {
  book.run('delete from hub_listings');
}
