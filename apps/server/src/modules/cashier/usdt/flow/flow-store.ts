import type { ColdWallet, UsdtRoute } from '@fairway/contract/deposits/usdt/routes.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export interface UsdtFlow {
  route: UsdtRoute;
  wallet: ColdWallet | null;
}

/** Keeps how a deposit was begun; the first one is kept. */
export async function insertFlow(
  db: Db,
  billNo: string,
  { route, wallet }: UsdtFlow,
  at: Date,
): Promise<void> {
  await sql`
    insert into cashier_usdt_flows (bill_no, route, wallet, created_at)
    values (${billNo}, ${route}, ${wallet}, ${at})
    on conflict (bill_no) do nothing`.execute(db);
}

/** How a deposit was begun; one that was opened without a flow is one from an own wallet. */
export async function findFlow(db: Db, billNo: string): Promise<UsdtFlow> {
  const found = await sql<UsdtFlow>`
    select route, wallet from cashier_usdt_flows where bill_no = ${billNo}`.execute(db);
  return found.rows[0] ?? { route: 'usdt', wallet: null };
}
