import type { DatabaseSync } from 'node:sqlite';
import type { Network } from '../config.ts';

interface GatheringRow {
  network: Network;
  bill_no: string;
  /** The deposit address. */
  address: string;
  nonce: bigint;
  tx_hash: string;
  signed: string;
  day: string;
}

/** A sweep that was signed: the only bytes it will ever get. */
export interface SweptRow extends GatheringRow {
  /** Millionths of USDT. */
  amount: bigint;
}

/** Fuel that was signed. */
export interface FuelledRow extends GatheringRow {
  /** In the coin's smallest unit. */
  value: bigint;
}

/** Later bytes of a sweep or of its fuel: the same number, a higher price. One of them all can be mined. */
export interface BidRow {
  network: Network;
  kind: 'sweep' | 'fuel';
  bill_no: string;
  /** What is paid for a unit of gas, in the coin's smallest unit. */
  bid: bigint;
  tx_hash: string;
  signed: string;
  day: string;
}

/** SQLite's integers end at nine coins of eighteen decimals: fuel is kept as text and added up here. */
export const sweepTables = `
  create table if not exists swept (
    network text not null, bill_no text not null, address text not null, amount integer not null,
    nonce integer not null, tx_hash text not null, signed text not null, day text not null,
    primary key (network, bill_no)
  ) strict;
  create index if not exists swept_days on swept (network, day);
  create table if not exists fuelled (
    network text not null, bill_no text not null, address text not null, value text not null,
    nonce integer not null, tx_hash text not null, signed text not null, day text not null,
    primary key (network, bill_no), unique (network, nonce)
  ) strict;
  create index if not exists fuelled_days on fuelled (network, day);
  create table if not exists bids (
    network text not null, kind text not null, bill_no text not null, round integer not null, bid text not null,
    tx_hash text not null, signed text not null, day text not null,
    primary key (network, kind, bill_no, round)
  ) strict`;

/** What was signed to gather deposits, in the same file as the payouts. */
export interface SweepStore {
  findSweep(network: Network, billNo: string): SweptRow | undefined;
  insertSweep(row: SweptRow): void;
  /** What a day's sweeps bring in together, in millionths. */
  sweptOfDay(network: Network, day: string): bigint;
  findFuel(network: Network, billNo: string): FuelledRow | undefined;
  insertFuel(row: FuelledRow): void;
  /** What deposit addresses were given in a day together, in the coin's smallest unit. */
  fuelledOfDay(network: Network, day: string): bigint;
  /** The highest of the later bytes; undefined without any. */
  lastBid(network: Network, kind: BidRow['kind'], billNo: string): BidRow | undefined;
  insertBid(row: BidRow): void;
}

export function sweepStore(database: DatabaseSync): SweepStore {
  const sweepFound = database.prepare('select * from swept where network = ? and bill_no = ?');
  const sweepAdded = database.prepare('insert into swept values (?, ?, ?, ?, ?, ?, ?, ?)');
  const sweptSum = database.prepare(
    'select coalesce(sum(amount), 0) as sum from swept where network = ? and day = ?',
  );
  const fuelFound = database.prepare('select * from fuelled where network = ? and bill_no = ?');
  const fuelAdded = database.prepare('insert into fuelled values (?, ?, ?, ?, ?, ?, ?, ?)');
  const fuelOfDay = database.prepare('select value from fuelled where network = ? and day = ?');
  const bidFound = database.prepare(
    'select * from bids where network = ? and kind = ? and bill_no = ? order by round desc limit 1',
  );
  const bidAdded = database.prepare(
    `insert into bids select :network, :kind, :bill_no, coalesce(max(round), 0) + 1, :bid, :tx_hash, :signed, :day
     from bids where network = :network and kind = :kind and bill_no = :bill_no`,
  );
  return {
    findSweep: (network, billNo) => sweepFound.get(network, billNo) as SweptRow | undefined,
    insertSweep: ({ network, bill_no, address, amount, nonce, tx_hash, signed, day }) =>
      void sweepAdded.run(network, bill_no, address, amount, nonce, tx_hash, signed, day),
    sweptOfDay: (network, day) => (sweptSum.get(network, day) as { sum: bigint }).sum,
    findFuel(network, billNo) {
      const row = fuelFound.get(network, billNo) as (FuelledRow & { value: string }) | undefined;
      return row && { ...row, value: BigInt(row.value) };
    },
    insertFuel: ({ network, bill_no, address, value, nonce, tx_hash, signed, day }) =>
      void fuelAdded.run(network, bill_no, address, String(value), nonce, tx_hash, signed, day),
    fuelledOfDay: (network, day) =>
      (fuelOfDay.all(network, day) as { value: string }[]).reduce(
        (sum, { value }) => sum + BigInt(value),
        0n,
      ),
    lastBid(network, kind, billNo) {
      const row = bidFound.get(network, kind, billNo) as (BidRow & { bid: string }) | undefined;
      return row && { ...row, bid: BigInt(row.bid) };
    },
    insertBid: ({ bid, ...row }) => void bidAdded.run({ ...row, bid: String(bid) }),
  };
}
