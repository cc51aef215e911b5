import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { readHouseTotals } from '#modules/ledger';
import { selectBonusSums } from '../bonuses/bonus-pages-store.ts';
import type { Operation } from '#platform/http/routes.ts';
import { fundPart } from '../funds/fund-account.ts';
import { selectCampaignSums } from '../rewards/reward-pages-store.ts';
import { selectCampaignPage } from './desk-store.ts';

const most = 500;

/** What each published campaign's account holds by the ledger, beside what went in, was paid, is promised and came back. */
export const getLiability: Operation<
  (typeof promotionOperatorEndpoints)['getLiability'],
  (typeof promotionOperatorSchemas)['getLiability']
> = async (app) => {
  const [rows, sums, bonuses, totals] = await Promise.all([
    selectCampaignPage(app.db, { state: null, offset: 0, limit: most }),
    selectCampaignSums(app.db),
    selectBonusSums(app.db),
    readHouseTotals(app.db),
  ]);
  const held = new Map(
    totals
      .filter(({ kind, total }) => kind === 'campaign' && total.currency === 'CNY')
      .map(({ part, total }) => [part, total.minor]),
  );
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  const published = rows.filter(({ published: hash }) => hash !== null);
  return {
    campaigns: published.map((row) => {
      const own = sums.find(({ kind, no }) => kind === row.kind && no === row.no);
      const bonus = bonuses.find(({ kind, no }) => kind === row.kind && no === row.no);
      return {
        kind: row.kind,
        no: row.no,
        title: row.terms.zh.title,
        funded: yuan(row.funded),
        paid: yuan((own?.paid ?? 0n) - (bonus?.forfeited ?? 0n)),
        bonus: yuan(bonus?.held ?? 0n),
        returned: yuan(row.returned),
        promised: yuan(own?.promised ?? 0n),
        balance: yuan(held.get(fundPart(row)) ?? 0n),
      };
    }),
    total: yuan(published.reduce((sum, row) => sum + (held.get(fundPart(row)) ?? 0n), 0n)),
  };
};
