import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { yebEndpoints } from '@fairway/contract/wallet/yeb-endpoints.ts';
import type { yebSchemas } from '@fairway/contract/wallet/yeb-schemas.ts';
import { cny, formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { carriedText, percentOf } from './accrue.ts';
import { selectInterestDays } from './interest-store.ts';

/** What each day earned, newest first, 20 a page; the cursor is the last day of the page before. */
export const listYebIncome: Operation<
  (typeof yebEndpoints)['listYebIncome'],
  (typeof yebSchemas)['listYebIncome']
> = async (app, call, { before }) => {
  const limit = memberCentrePageSize;
  const rows = await selectInterestDays(app.db, call.member.memberId, { before, limit });
  return {
    days: rows.map((row) => ({
      day: row.day,
      base: formatMoney(cny(row.base)),
      annualInterestRate: percentOf(row.annual_bps),
      income: formatMoney(cny(row.earned)),
      carried: carriedText(row.carried),
      reference: `interest/${row.day}`,
    })),
    next: rows.length < limit ? null : (rows.at(-1)?.day ?? null),
  };
};
