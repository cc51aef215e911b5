import type { rehearsalEndpoints } from '@fairway/contract/withdrawals/rehearsal-endpoints.ts';
import type { rehearsalSchemas } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import { formatMoney, money, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { payoutRouteOf, type PayoutRoute } from '../../channels/registry.ts';
import { readAmount } from '../../deposits/orders/read-deposit-request.ts';
import { fitsType, type PayoutMethodRow } from '#modules/payout-methods';
import { outstandingElsewhere, outstandingOf } from '#modules/turnover';
import { publishedSettings, optionSetting, type VersionedSettings } from '../settings/published-settings.ts';
import {
  findAmountBlocks,
  findCommonBlocks,
  findLimitBlocks,
  findMethodBlocks,
  findTurnoverBlocks,
  sortBlocks,
  type Block,
} from '../terms/find-blocks.ts';
import { countDueBefore, payoutTimes } from '../terms/payout-times-store.ts';
import { presentReservation } from '../terms/present-reservation.ts';
import { priceWithdrawal, turnoverRuleOf, type Price } from '../terms/price-withdrawal.ts';
import { rehearseChannelTerms } from './channel-terms.ts';
import { ordinaryType, walletTerms, type WalletTerms } from './check-withdrawal.ts';
import { loadBlockFacts, type RehearsalFacts } from './load-block-facts.ts';

type Input = InputOf<(typeof rehearsalSchemas)['rehearseWithdrawal']>;
type Answer = OutputOf<(typeof rehearsalSchemas)['rehearseWithdrawal']>;

/**
 * The withdrawal rehearsal: the same check as a request, of everything at once and without an order. What blocks comes with the
 * shortest mend first; an empty list says that asking now would succeed. Writes nothing.
 */
export const rehearseWithdrawal: Operation<
  (typeof rehearsalEndpoints)['rehearseWithdrawal'],
  (typeof rehearsalSchemas)['rehearseWithdrawal']
> = async (app, call, input) => {
  const facts = await loadBlockFacts(app, call.member.memberId);
  const published = await publishedSettings(app.db, app);
  const type = input.withdrawType ?? ordinaryType(input.currency);
  const now = app.clock.now();

  const chosen = facts.methods.find(({ id }) => id === input.payoutMethodId);
  const route = findRoute(app, published, type, chosen);
  const elsewhere = await outstandingElsewhere(app.db, facts.member.id, input.currency);
  const plain = route && (await walletTerms(app.db, app, facts.member, route));
  const outstanding = await outstandingOf(app.db, facts.member.id, input.currency);
  const amount = plain && readTyped(input.amount, plain);
  const own = await ownTerms(app, facts.member.id, plain, amount);
  const asked = { type, chosen, wallet: own.wallet, amount, outstanding };
  const priced = priceOf(app, published, input, asked);
  const blocks = [
    ...findCommonBlocks({ app, ...facts }),
    ...optionBlocks(app, facts, input, asked),
    ...own.blocks,
    ...(own.wallet
      ? findTurnoverBlocks(
          input.currency,
          { outstanding, elsewhere },
          turnoverRuleOf(published.settings, type),
        )
      : []),
    ...priced.blocks,
  ];
  const price = priced.price && (await withOwnReward(app, own.wallet, priced.price));
  const preview = price ? presentPreview(price, priced.amount) : null;
  return {
    withdrawType: type,
    preview,
    blocks: sortBlocks(blocks, now),
    times: await payoutTimes(app, type),
    queueAhead: await countDueBefore(app.db, priced.price?.promisedAt ?? now),
    reservation: presentReservation(app, published.settings.reservation, input.currency),
  };
};

interface Asked {
  type: Answer['withdrawType'];
  chosen: PayoutMethodRow | undefined;
  wallet: WalletTerms | undefined;
  /** What was typed: an amount, or why it is none. */
  amount: Money | AppError | undefined;
  outstanding: bigint;
}

function findRoute(
  app: Platform,
  { settings }: VersionedSettings,
  type: Answer['withdrawType'],
  chosen: PayoutMethodRow | undefined,
): PayoutRoute | undefined {
  if (!optionSetting(settings, type).offered) return undefined;
  const own = payoutRouteOf(app, type, chosen?.protocol ?? null);
  if (own) return own;
  // A method of another kind is refused as such; an address of a network that is closed has no method at all.
  const other = payoutRouteOf(app, type);
  return other?.offer.kind === chosen?.kind ? undefined : other;
}

function readTyped(typed: string | undefined, wallet: WalletTerms): Money | AppError | undefined {
  if (typed === undefined || typed === '') return undefined;
  try {
    return readAmount(typed, wallet.route.offer.min);
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal;
    throw refusal;
  }
}

/**
 * The terms with the rules of the method itself: a fast withdrawal has a margin, set amounts and a count of its own.
 */
async function ownTerms(
  app: Platform,
  memberId: string,
  terms: WalletTerms | undefined,
  amount: Asked['amount'],
): Promise<{ wallet: WalletTerms | undefined; blocks: Block[] }> {
  if (!terms || amount === undefined || amount instanceof AppError) return { wallet: terms, blocks: [] };
  const { terms: wallet, refusal } = await rehearseChannelTerms(app, memberId, { terms, amount });
  const { currency } = terms.route.offer;
  return {
    wallet,
    blocks: refusal ? [{ error: refusal.error, currency, params: { ...refusal.params } }] : [],
  };
}

/**
 * The price with what the method's engine pays: the parts of a fast withdrawal earn apart from the settings of payouts.
 */
async function withOwnReward(app: Platform, wallet: WalletTerms | undefined, price: Price): Promise<Price> {
  const reward = await wallet?.route.channel.payout.rewardOn?.(app, price.net);
  return reward ? { ...price, reward } : price;
}

function optionBlocks(app: Platform, { methods }: RehearsalFacts, input: Input, asked: Asked): Block[] {
  const { currency } = input;
  const { wallet, chosen, amount } = asked;
  if (!wallet) return [{ error: 'withdrawalOptionUnavailable', currency, params: {} }];
  const fitting = methods.filter((method) => fitsType(method, asked.type, wallet.route.offer.kind));
  const misfit = chosen && !fitting.includes(chosen);
  const typed: Block[] =
    amount instanceof AppError
      ? [{ error: amount.error, currency, params: {} }]
      : amount === undefined
        ? findLimitBlocks(wallet)
        : findAmountBlocks(wallet, amount);
  return [
    ...(misfit ? [{ error: 'payoutMethodMismatch' as const, currency, params: {} }] : []),
    ...findMethodBlocks(app, currency, chosen && !misfit ? [chosen] : fitting),
    ...typed,
  ];
}

function priceOf(
  app: Platform,
  published: VersionedSettings,
  { currency, reservation }: Input,
  { wallet, amount, outstanding }: Asked,
): { price?: Price; amount: Money; blocks: Block[] } {
  const none = { amount: money(currency, 0n), blocks: [] };
  if (!wallet || amount === undefined || amount instanceof AppError) return none;
  const { offer } = wallet.route;
  const request = { offer, amount, outstanding: money(currency, outstanding) };
  try {
    const price = priceWithdrawal(app, published, { ...request, reservation });
    return price.net.minor > 0n ? { price, amount, blocks: [] } : none;
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    const price = priceWithdrawal(app, published, request);
    return { price, amount, blocks: [{ error: refusal.error, currency, params: {} }] };
  }
}

function presentPreview(price: Price, amount: Money): Answer['preview'] {
  return {
    amount: formatMoney(amount),
    fee: formatMoney(price.fee),
    turnoverCharge: formatMoney(price.turnoverCharge),
    netAmount: formatMoney(price.net),
    rewardAmount: formatMoney(price.reward),
    expectedConfirmAt: price.promisedAt.toISOString(),
    compensation: formatMoney(price.compensation),
  };
}
