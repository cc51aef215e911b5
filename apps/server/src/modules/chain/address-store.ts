import { sql } from 'kysely';
import { getAddress, type Address } from 'viem';
import type { Db } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { depositAddress, depositXpub } from './deposit-keys.ts';
import type { Network } from './network.ts';

/** One caller at a time takes the next derivation index. */
const indexLock = 7_241_070;

/** The member's own deposit address on a network, derived at first use and the same for good. */
export async function addressOf(app: Platform, network: Network, memberId: string): Promise<Address> {
  const known = await findAddress(app.db, network, memberId);
  if (known !== undefined) return known;
  const xpub = depositXpub(app, network);
  if (xpub === undefined) throw new Error(`no extended public key is configured for ${network.code}`);
  return inTransaction(app.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${indexLock})`.execute(tx);
    const again = await findAddress(tx, network, memberId);
    if (again !== undefined) return again;
    const next = await sql<{ index: number }>`
      select coalesce(max(derivation_index), -1) + 1 as index from chain_addresses
      where network = ${network.code}`.execute(tx);
    const index = next.rows[0]?.index ?? 0;
    const address = depositAddress(network, xpub, index);
    await sql`insert into chain_addresses (network, address, member_id, derivation_index, created_at)
      values (${network.code}, ${address}, ${memberId}, ${index}, ${app.clock.now()})`.execute(tx);
    return address;
  });
}

async function findAddress(db: Db, { code }: Network, memberId: string): Promise<Address | undefined> {
  const found = await sql<{ address: string }>`
    select address from chain_addresses where network = ${code} and member_id = ${memberId}`.execute(db);
  const [row] = found.rows;
  return row && getAddress(row.address);
}

/** Whether an address is the house's own on this network: a member's deposit address, or a wallet that payouts were signed from. */
export async function isOfHouse(db: Db, { code }: Network, address: Address): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select exists (select from chain_addresses where network = ${code} and address = ${address})
      or exists (select from chain_payouts
        where network = ${code} and sender in (${address}, ${address.toLowerCase()})) as own`.execute(db);
  return rows[0]?.own ?? false;
}

/** Those of some addresses that are members' deposit addresses. */
export async function selectOwn(
  db: Db,
  { code }: Network,
  addresses: readonly Address[],
): Promise<ReadonlySet<Address>> {
  const { rows } = await sql<{ address: string }>`
    select address from chain_addresses where network = ${code} and address = any (${[...addresses]}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ address }) => getAddress(address)));
}

/** Every deposit address of a network with its member. */
export async function allAddresses(db: Db, { code }: Network): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ address: string; member_id: string }>`
    select address, member_id from chain_addresses where network = ${code}`.execute(db);
  return new Map(found.rows.map((row) => [row.address, row.member_id]));
}
