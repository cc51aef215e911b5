import type { Money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { WalletTerms } from './check-withdrawal.ts';

/** The terms with what the channel itself asks of an amount. Throws what the channel refuses it with. */
export async function channelTerms(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { terms, amount }: { terms: WalletTerms; amount: Money },
): Promise<WalletTerms> {
  const { channel, offer } = terms.route;
  const own = await channel.payout.offerFor?.(db, app, memberId, { offer, amount });
  return own ? { ...terms, route: { ...terms.route, offer: own } } : terms;
}

/** The same of an amount that is only being tried: the terms as far as they are known, and why a request would be refused. */
export async function rehearseChannelTerms(
  app: Platform,
  memberId: string,
  asked: { terms: WalletTerms; amount: Money },
): Promise<{ terms: WalletTerms; refusal?: AppError }> {
  try {
    return { terms: await channelTerms(app.db, app, memberId, asked) };
  } catch (refusal) {
    if (refusal instanceof AppError) return { terms: asked.terms, refusal };
    throw refusal;
  }
}
