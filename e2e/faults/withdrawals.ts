import { randomUUID } from 'node:crypto';
import { insist, until } from './client.ts';
import { bindCard, withdrawPassword, type Traveller } from './member.ts';
import { minorOf } from './minor-units.ts';
import type { World } from './world.ts';

export interface Asked {
  readonly traveller: Traveller;
  readonly billNo: string;
  readonly version: number;
}

/** A withdrawal under review, its money held. */
export async function askFor(world: World, traveller: Traveller, yuan: string): Promise<Asked> {
  const payoutMethodId = await bindCard(traveller);
  const input = { currency: 'CNY', amount: yuan, payoutMethodId, withdrawPassword } as const;
  const key = { operationId: randomUUID() };
  const { billNo } = await insist(() => traveller.api.createWithdrawal(input, key));
  traveller.purse.center -= minorOf(yuan);
  traveller.purse.locked += minorOf(yuan);
  const { version } = await insist(() => world.cashier.getWithdrawalCase({ billNo }));
  return { traveller, billNo, version };
}

export async function approve(
  world: World,
  { billNo, version }: Asked,
  operationId: string = randomUUID(),
): Promise<void> {
  await insist(() => world.cashier.approveWithdrawal({ billNo, version }, { operationId }));
}

/** Waits for one of the ends and moves the model: paid is gone, everything else is back. */
export async function ended({ traveller, billNo }: Asked, ends: readonly string[]): Promise<string> {
  const { status, record } = await until(
    `${ends.join(' or ')} of ${billNo}`,
    () => traveller.api.getWithdrawal({ billNo }),
    (order) => ends.includes(order.status),
  );
  traveller.purse.locked -= minorOf(record.amount);
  if (status !== 'paid' && status !== 'completed') traveller.purse.center += minorOf(record.amount);
  return status;
}
