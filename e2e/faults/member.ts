import { randomBytes, randomUUID } from 'node:crypto';
import { ApiError, hashPassword } from '@fairway/api-client';
import { expect } from 'vitest';
import { clientFor, insist, until, type Api } from './client.ts';
import { minorOf, textOf } from './minor-units.ts';
import type { World } from './world.ts';

const password = hashPassword('Passw0rd1');
export const withdrawPassword = hashPassword('135790');

/** A member, and what his money should be: kept by plain additions, beside the product's books. */
export interface Traveller {
  readonly name: string;
  readonly id: string;
  readonly api: Api;
  /** The same member on another device. */
  readonly other: Api;
  /** Minor units. */
  readonly purse: { center: bigint; sports: bigint; beichen: bigint; locked: bigint; usdt: bigint };
}

/** Opens an account; a lost answer is made up for by a login, as a person would. */
export async function openTraveller(world: World): Promise<Traveller> {
  const name = `f${Date.now().toString(36)}${randomBytes(2).toString('hex')}`.slice(0, 14);
  const address = `10.${randomBytes(3).join('.')}`;
  const visitor = clientFor(world.site, address);
  const opened = await insist(async () => {
    try {
      return await visitor.registerMember({ name, password, birthDate: '1990-01-31', acceptsTerms: true });
    } catch (fault) {
      if (fault instanceof ApiError && fault.error === 'nameTaken') return visitor.logIn({ name, password });
      throw fault;
    }
  });
  const second = await insist(() => clientFor(world.site, address).logIn({ name, password }));
  return {
    name,
    id: opened.member.id,
    api: clientFor(world.site, address, opened.session),
    other: clientFor(world.site, address, second.session),
    purse: { center: 0n, sports: 0n, beichen: 0n, locked: 0n, usdt: 0n },
  };
}

/** A member with so many yuan in the center wallet, paid in by bank transfer. */
export async function openFunded(world: World, yuan: string): Promise<Traveller> {
  const traveller = await openTraveller(world);
  const { billNo } = await openDeposit(traveller, yuan);
  await world.director.pay(billNo, 'full');
  await credited(traveller, billNo);
  return traveller;
}

/** An order with its payee. */
export async function openDeposit(traveller: Traveller, yuan: string) {
  const key = { operationId: randomUUID() };
  const made = await insist(() => traveller.api.createDepositOrder({ payType: 1, amount: yuan }, key));
  return readyToPay(traveller, made.billNo);
}

export function readyToPay({ api }: Traveller, billNo: string) {
  return until(
    'a payee',
    () => api.getDepositOrder({ billNo }),
    ({ status }) => status !== 'opening',
  );
}

/** Waits until an order is settled and notes the money in the model. */
export async function credited(traveller: Traveller, billNo: string): Promise<void> {
  const order = await until(
    `the credit of ${billNo}`,
    () => traveller.api.getDepositOrder({ billNo }),
    ({ status }) => status === 'settled',
  );
  expect(order.creditedAmount).toBe(order.orderAmount);
  traveller.purse.center += minorOf(order.orderAmount);
}

/** A bank card of its own and the withdraw password; answers the card's id. */
export async function bindCard({ api, name }: Traveller): Promise<string> {
  await insist(() =>
    api
      .setWithdrawPassword({ password: withdrawPassword, proof: { kind: 'password', password } })
      .catch(ignoreRepeat),
  );
  const card = { cardNumber: cardNumber(), bankCode: 'ICBC', holderName: '陈远', withdrawPassword };
  const key = { operationId: randomUUID() };
  const method = await insist(() => api.addBankCard(card, key));
  expect(method.kind, name).toBe('bankCard');
  return method.id;
}

/** Sent before, with an answer that got lost: the password is set and wants the present one. */
function ignoreRepeat(fault: unknown): void {
  if (!(fault instanceof ApiError) || fault.error !== 'inputInvalid') throw fault;
}

/** A number of the test range with its check digit (ISO/IEC 7812-1). */
function cardNumber(): string {
  const body = `622202${BigInt(`0x${randomBytes(6).toString('hex')}`)
    .toString()
    .padStart(12, '0')
    .slice(-12)}`;
  const sum = Array.from(body).reduceRight((total, digit, index) => {
    const doubled = (body.length - index) % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** The member's balances over the wire are the model's, to the cent. */
export async function expectPurse({ api, purse, name }: Traveller): Promise<void> {
  const balance = await insist(() => api.getWalletBalance({}));
  expect(
    {
      center: balance.centerMoney,
      locked: balance.lockMoney,
      sports: balance.venueMoney['fairway-sports'] ?? '0.00',
      beichen: balance.venueMoney['beichen'] ?? '0.00',
      inTransit: balance.inTransitMoney,
      usdt: balance.virtualMoney,
    },
    name,
  ).toEqual({
    center: textOf(purse.center),
    locked: textOf(purse.locked),
    sports: textOf(purse.sports),
    beichen: textOf(purse.beichen),
    inTransit: '0.00',
    usdt: textOf(purse.usdt, 6),
  });
}
