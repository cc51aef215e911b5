import { accountKinds } from '../accounts/account-kinds.ts';
import { accountNamed, uuidOf, type AnyAccount } from '../accounts/account.ts';
import { LedgerMisuse } from './refusals.ts';
import type { Leg, Transfer } from './transfer.ts';

/** One row of the ledger: two accounts, of different sides or both the house's, and one amount. */
export interface MoveRow {
  /** The transfer's id on its first row; on others derived from it. */
  readonly id: string;
  /** The transfer's id, on the rows after the first. */
  readonly partOf: string | null;
  readonly transfer: Transfer;
  readonly a: AnyAccount | undefined;
  readonly b: AnyAccount | undefined;
  readonly house: AnyAccount | undefined;
  readonly houseTo: AnyAccount | undefined;
  /** Minor units that `a` gains, or `b` where there is no `a`, or `houseTo` where there is neither. */
  readonly amount: bigint;
}

/**
 * The rows of a transfer: one, where it has two legs of different sides, which nearly every transfer has. Others are taken apart into
 * rows that each sum to zero. Throws LedgerMisuse where two legs of one side would have to meet in a row.
 */
export function rowsOf(transfer: Transfer): MoveRow[] {
  const [first, second] = transfer.legs;
  if (transfer.legs.length === 2 && first && second) {
    const [giver, taker] = first.amount.minor < 0n ? [first, second] : [second, first];
    if (sideOf(giver.account) === 'a' && sideOf(taker.account) === 'a')
      return throughTransit(transfer, giver, taker);
    return [row(transfer, 0, giver.account, taker.account, taker.amount.minor)];
  }
  return takenApart(transfer);
}

const sideOf = ({ kind }: AnyAccount) => accountKinds[kind].side;

function row(
  transfer: Transfer,
  index: number,
  giver: AnyAccount,
  taker: AnyAccount,
  amount: bigint,
): MoveRow {
  const [from, to] = [sideOf(giver), sideOf(taker)];
  if (from === to && from !== '-')
    throw new LedgerMisuse(`${transfer.reason}: ${giver.key} and ${taker.key} cannot stand in one row`);
  const id = index === 0 ? transfer.id : furtherId(transfer.id, index);
  const partOf = index === 0 ? null : transfer.id;
  const of = (side: 'a' | 'b'): AnyAccount | undefined =>
    from === side ? giver : to === side ? taker : undefined;
  const [a, b] = [of('a'), of('b')];
  const house = from === '-' ? giver : to === '-' ? taker : undefined;
  const houseTo = from === '-' && to === '-' ? taker : undefined;
  const gains = a === undefined ? (b === undefined ? taker : b) : a;
  return { id, partOf, transfer, a, b, house, houseTo, amount: gains === taker ? amount : -amount };
}

/** Givers against takers in their order, each pair a row, until nothing is left. */
function takenApart(transfer: Transfer): MoveRow[] {
  const givers = transfer.legs.filter(({ amount }) => amount.minor < 0n).map(open);
  const takers = transfer.legs.filter(({ amount }) => amount.minor > 0n).map(open);
  const rows: MoveRow[] = [];
  let [giver, taker] = [givers.shift(), takers.shift()];
  while (giver && taker) {
    const amount = giver.left < taker.left ? giver.left : taker.left;
    rows.push(row(transfer, rows.length, giver.account, taker.account, amount));
    giver.left -= amount;
    taker.left -= amount;
    if (giver.left === 0n) giver = givers.shift();
    if (taker.left === 0n) taker = takers.shift();
  }
  return rows;
}

function open({ account, amount: { minor } }: Leg) {
  return { account, left: minor < 0n ? -minor : minor };
}

/** Two accounts of side a: the money passes the member's transit account of the venue, which it leaves as it was. */
function throughTransit(transfer: Transfer, giver: Leg, taker: Leg): MoveRow[] {
  const { shard, owner, currency } = giver.account;
  const part = giver.account.part ?? taker.account.part;
  if (transfer.reason !== 'venueTransferOwn' || part === null)
    throw new LedgerMisuse(
      `${transfer.reason}: ${giver.account.key} and ${taker.account.key} cannot stand in one row`,
    );
  const transit = accountNamed({ shard, owner, kind: 'inTransit', part, currency });
  const amount = taker.amount.minor;
  return [row(transfer, 0, giver.account, transit, amount), row(transfer, 1, transit, taker.account, amount)];
}

/** The id of a transfer's further row, from 1. */
function furtherId(transferId: string, index: number): string {
  return uuidOf(`${transferId}/${index}`);
}

/** Ids of so many further rows, in their order. */
export function furtherIds(transferId: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => furtherId(transferId, index + 1));
}

/** The accounts that a row touches. */
export function accountsOfRow({ a, b, house, houseTo }: MoveRow): AnyAccount[] {
  return [a, b, house, houseTo].filter((account) => account !== undefined);
}
