import { money, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { publishedSettings } from '../../settings/published-settings.ts';
import type { WalletTerms } from '../../withdrawals/orders/check-withdrawal.ts';
import { shareOf } from '../rates.ts';
import { fastTerms } from './fast-terms.ts';

/**
 * What the rules of fast withdrawals make of an amount that is only being tried: the terms with the margin as fee, and why a
 * request would be refused. Terms of other ways come back as they are. Writes nothing.
 */
export async function rehearseFast(
  app: Platform,
  memberId: string,
  asked: { terms: WalletTerms; amount: Money },
): Promise<{ terms: WalletTerms; refusal?: AppError }> {
  try {
    return { terms: await fastTerms(app.db, app, memberId, asked) };
  } catch (refusal) {
    if (refusal instanceof AppError) return { terms: asked.terms, refusal };
    throw refusal;
  }
}

/** What the parts of a fast withdrawal earn together, at the most: each part's own share is rounded down. */
export async function fastReward(app: Platform, net: Money): Promise<Money> {
  const { drawRewardRate } = (await publishedSettings(app)).fastWithdrawal;
  return money(net.currency, shareOf(net.minor, drawRewardRate));
}
