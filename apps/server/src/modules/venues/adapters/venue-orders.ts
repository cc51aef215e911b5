import { cny, formatMoney, type Money } from '@fairway/money';
import { demand, demandStatus, type ConformanceStage } from '#platform/adapters/conformance/suite.ts';
import type { TransferWallet, VenueOrder } from './transfer-wallet.ts';

type Stage = ConformanceStage<TransferWallet>;

const amount = cny(25_50n);

export function orderOf({ ids, clock }: Stage, change: Partial<VenueOrder> = {}): VenueOrder {
  return {
    id: ids.uuid(),
    memberId: String(700_000_000 + Math.floor(Number(`0x${ids.uuid().slice(-6)}`))),
    direction: 'out',
    amount,
    createdAt: clock.now(),
    ...change,
  };
}

/** What the venue says a member has; a member it never saw has nothing. */
async function balanceOf({ port }: Stage, memberId: string): Promise<string> {
  const balance: Money | undefined = await port.balance(memberId, 'CNY');
  return balance === undefined ? '0.00' : formatMoney(balance);
}

export async function demandBalance(stage: Stage, memberId: string, expected: string): Promise<void> {
  const found = await balanceOf(stage, memberId);
  demand(found === expected, `the venue says ${found} instead of ${expected}`);
}

export async function sent(stage: Stage): Promise<VenueOrder> {
  const order = orderOf(stage);
  demandStatus(await stage.port.send(order), ['executed']);
  return order;
}
