import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Network, Pin } from '../config.ts';
import { sweepStore, sweepTables, type SweepStore } from './sweep-store.ts';

/** A transfer that was signed: the only bytes that its order will ever get. */
export interface SignedRow {
  network: Network;
  bill_no: string;
  recipient: string;
  /** Millionths of USDT. */
  amount: bigint;
  nonce: bigint;
  tx_hash: string;
  signed: string;
  day: string;
}

const tables = `
  create table if not exists signed (
    network text not null, bill_no text not null, recipient text not null, amount integer not null,
    nonce integer not null, tx_hash text not null, signed text not null, day text not null,
    primary key (network, bill_no), unique (network, nonce)
  ) strict;
  create index if not exists signed_days on signed (network, day);
  create table if not exists pins (
    network text primary key, chain_id integer not null, token text not null
  ) strict`;

/** What was signed, in the signer's own file: its limits and its promises survive whatever the server's database says. */
export interface SignedStore extends SweepStore {
  find(network: Network, billNo: string): SignedRow | undefined;
  /** What a day's transfers move together. */
  sumOfDay(network: Network, day: string): bigint;
  /** The payout wallet's number after the last one signed, for a payout or for fuel; zero before the first. */
  nextNonce(network: Network): bigint;
  insert(row: SignedRow): void;
  /** The token a network was first asked to sign for. */
  findPin(network: Network): Pin | undefined;
  insertPin(network: Network, pin: Pin): void;
  close(): void;
}

/** Opens, and at the first start creates, `signed.sqlite`. Throws when another signer uses it: two would count apart. */
export function openStore(folder: string): SignedStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'signed.sqlite'), { readBigInts: true });
  try {
    database.exec('pragma busy_timeout = 500; pragma locking_mode = exclusive; pragma journal_mode = wal');
    // On the disk before it is answered: a signature that is forgotten could be given a second time.
    database.exec('pragma synchronous = full');
    database.exec(`${tables}; ${sweepTables}`);
  } catch (error) {
    database.close();
    throw new Error(`Another signer uses ${folder} (SIGNER_DIR).`, { cause: error });
  }
  const found = database.prepare('select * from signed where network = ? and bill_no = ?');
  const summed = database.prepare(
    'select coalesce(sum(amount), 0) as sum from signed where network = ? and day = ?',
  );
  const highest = database.prepare(
    `select coalesce(max(nonce) + 1, 0) as next from (select nonce from signed where network = :network
      union all select nonce from fuelled where network = :network)`,
  );
  const inserted = database.prepare('insert into signed values (?, ?, ?, ?, ?, ?, ?, ?)');
  const pinned = database.prepare('select chain_id, token from pins where network = ?');
  const pinning = database.prepare('insert into pins values (?, ?, ?)');
  return {
    ...sweepStore(database),
    find: (network, billNo) => found.get(network, billNo) as SignedRow | undefined,
    sumOfDay: (network, day) => (summed.get(network, day) as { sum: bigint }).sum,
    nextNonce: (network) => (highest.get({ network }) as { next: bigint }).next,
    insert: (row) =>
      void inserted.run(
        row.network,
        row.bill_no,
        row.recipient,
        row.amount,
        row.nonce,
        row.tx_hash,
        row.signed,
        row.day,
      ),
    findPin(network) {
      const row = pinned.get(network) as { chain_id: bigint; token: string } | undefined;
      return row && { chainId: Number(row.chain_id), token: row.token };
    },
    insertPin: (network, { chainId, token }) => void pinning.run(network, chainId, token),
    close: () => database.close(),
  };
}
