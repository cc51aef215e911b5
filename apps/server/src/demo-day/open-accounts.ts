import { bindMethod, maskCard } from '#modules/payout-methods';
import { shardOf } from '#modules/ledger';
import {
  demoMembers,
  findMemberByName,
  hashPassword,
  openDemoAccount,
  type MemberRow,
} from '#modules/members';
import { atTime } from '#platform/at-time.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { people } from './people.ts';

const banks = ['ICBC', 'CCB', 'ABC', 'CMB'] as const;
const binOf = { ICBC: '6222021', CCB: '6217001', ABC: '6228481', CMB: '6225881' } as const;

/** What clients send for the members' password, which is given to nobody. */
export function passwordOfTheDay(app: Platform): string {
  return app.ids.secret().slice(0, 32);
}

/** Opens the members' accounts, each with a card. They lie in shards of their own: see `freeId`. */
export async function openAccounts(app: Platform, password: string): Promise<ReadonlyMap<string, MemberRow>> {
  // One hash for all: hashing is slow on purpose, and nobody logs in.
  const passwordHash = await hashPassword(password, app.config.secrets.passwordPepper);
  return inTransaction(app.db, async (tx) => {
    const taken = await takenShards(tx);
    const opened = new Map<string, MemberRow>();
    for (const [index, person] of people.entries()) {
      await openDemoAccount(tx, app, { ...person, id: freeId(app, taken) }, passwordHash);
      const member = await findMemberByName(tx, person.name);
      if (!member) continue;
      opened.set(person.name, member);
      await bindCard(tx, atTime(app, addSeconds(member.created_at, 600)), member, index);
    }
    return opened;
  });
}

/**
 * The house's accounts go forward in time only, and those beside the demo members have entries of this very minute. A month
 * of entries goes into the shards in which none of them is.
 */
function freeId(app: Platform, taken: ReadonlySet<number>): string {
  for (;;) {
    const id = app.ids.uuid();
    if (!taken.has(shardOf(id))) return id;
  }
}

async function takenShards(tx: Tx): Promise<ReadonlySet<number>> {
  const taken = new Set<number>();
  for (const { name } of demoMembers) {
    const member = await findMemberByName(tx, name);
    if (member) taken.add(shardOf(member.id));
  }
  return taken;
}

async function bindCard(tx: Tx, app: Platform, member: MemberRow, index: number): Promise<void> {
  const bankCode = banks[index % banks.length] ?? 'ICBC';
  const number = withCheckDigit(`${binOf[bankCode]}${String(10_000_000_00 + index * 7_919)}1`);
  await bindMethod(tx, app, member.id, {
    kind: 'bankCard',
    number,
    masked: maskCard(number),
    bankCode,
    branch: '',
    holderName: member.real_name ?? '',
    label: '',
    cardType: 0,
  });
}

/** A card number with the digit that Luhn's sum asks for. */
function withCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
