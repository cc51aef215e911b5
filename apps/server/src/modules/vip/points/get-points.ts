import type { vipMemberEndpoints } from '@fairway/contract/vip/member-endpoints.ts';
import type { vipMemberSchemas } from '@fairway/contract/vip/member-schemas.ts';
import { goneFrom } from '@fairway/promotions';
import { accountsOf, readBalances } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';
import { selectLots, selectRecords } from './points-store.ts';

const pageSize = 20;

/** The member's points, the next that would be gone, and what came and went, newest first. Writes nothing. */
export const getPoints: Operation<
  (typeof vipMemberEndpoints)['getPoints'],
  (typeof vipMemberSchemas)['getPoints']
> = async (app, call, { cursor }) => {
  const { memberId } = call.member;
  const accounts = accountsOf(memberId);
  const [held, debt] = [accounts.points(), accounts.debt('POINT')];
  const balances = await readBalances(app.db, [held, debt]);
  const [oldest] = await selectLots(app.db, memberId);
  const records = await selectRecords(app.db, memberId, {
    below: cursor === undefined ? undefined : Number(cursor),
    most: pageSize + 1,
  });

  const shown = records.slice(0, pageSize);
  return {
    // Points are whole and no money.
    balance: Number(balances.of(held).minor),
    owed: Number(-balances.of(debt).minor),
    expiring: oldest ? { points: Number(oldest.remaining), on: goneFrom(oldest.month) } : null,
    records: shown.map(({ number, kind, points, balance, recorded_at: at }) => ({
      number,
      kind,
      points: Number(points),
      balance: Number(balance),
      at: at.toISOString(),
    })),
    next: records.length > pageSize ? String(shown.at(-1)?.number) : null,
  };
};
