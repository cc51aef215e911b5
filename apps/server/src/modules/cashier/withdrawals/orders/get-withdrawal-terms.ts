import type { withdrawalEndpoints } from '@fairway/contract/withdrawals/endpoints.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import { formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { presentMethod, passwordStatus } from '#modules/payout-methods';
import { outstandingElsewhere, outstandingOf } from '#modules/turnover';
import { publishedSettings } from '../settings/published-settings.ts';
import {
  findCommonBlocks,
  findLimitBlocks,
  findMethodBlocks,
  findTurnoverBlocks,
  sortBlocks,
  type Block,
} from '../terms/find-blocks.ts';
import { openOptions, presentOption } from '../terms/present-option.ts';
import { ordinaryType, walletTerms, type WalletTerms } from './check-withdrawal.ts';
import { loadBlockFacts } from './load-block-facts.ts';

/** What can be withdrawn now and what stops it, the quickest to mend first. Writes nothing. */
export const getWithdrawalTerms: Operation<
  (typeof withdrawalEndpoints)['getWithdrawalTerms'],
  (typeof withdrawalSchemas)['getWithdrawalTerms']
> = async (app, call) => {
  const { memberId } = call.member;
  const now = app.clock.now();
  const facts = await loadBlockFacts(app, memberId);
  const { settings } = await publishedSettings(app.db, app);
  const routes = openOptions(app, settings);
  const terms: WalletTerms[] = [];
  const blocks: Block[] = findCommonBlocks({ app, ...facts });
  for (const currency of ['CNY', 'USDT'] as const) {
    const route = routes.find(({ offer }) => offer.withdrawType === ordinaryType(currency));
    if (!route) continue;
    const wallet = await walletTerms(app.db, app, facts.member, route);
    const outstanding = await outstandingOf(app.db, memberId, currency);
    const own = facts.methods.filter((method) => method.currency === currency);
    terms.push(wallet);
    blocks.push(...findMethodBlocks(app, currency, own), ...findLimitBlocks(wallet));
    const elsewhere = await outstandingElsewhere(app.db, memberId, currency);
    blocks.push(...findTurnoverBlocks(currency, { outstanding, elsewhere }, settings.turnover.rule));
  }
  const { left, restsUntil } = passwordStatus(facts.guard, now);

  return {
    wallets: terms.map(presentWallet),
    options: routes.map((route) => presentOption(route, settings)),
    methods: facts.methods.map((row) => presentMethod(row, now)),
    password: {
      isSet: facts.guard.withdraw_password !== null,
      attemptsLeft: left,
      lockedUntil: restsUntil?.toISOString() ?? null,
    },
    blocks: sortBlocks(blocks, now),
  };
};

function presentWallet(wallet: WalletTerms) {
  const { offer } = wallet.route;
  const { daily } = wallet;
  return {
    currency: wallet.currency,
    available: formatMoney(wallet.available),
    locked: formatMoney(wallet.locked),
    owed: formatMoney(wallet.owed),
    min: formatMoney(offer.min),
    max: formatMoney(offer.max),
    fee: formatMoney(offer.fee),
    count: wallet.count,
    daily: {
      limit: formatMoney(daily.limit),
      used: formatMoney(daily.used),
      left: formatMoney(daily.left),
    },
    mostNow: formatMoney(wallet.mostNow),
    arrivalMinutes: offer.arrivalMinutes,
    protocols: [...offer.protocols],
  };
}
