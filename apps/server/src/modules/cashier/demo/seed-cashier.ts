import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { findMemberByName, type MemberRow } from '#modules/members';
import { bindMethod, maskAddress, maskCard, selectMethods } from '#modules/payout-methods';
import { atTime } from '#platform/at-time.ts';
import { demoMethods, demoOrders, type DemoMethod } from './demo-stories.ts';
import { seedSettings } from './demo-settings.ts';
import { seedDeposit } from './seed-deposit.ts';
import { seedWithdrawal } from './seed-withdrawal.ts';

/**
 * Gives the demo members cards, money and orders in every state, by the module's own operations at the times of the
 * stories. One transaction: a seed that was cut has left nothing. Does nothing where the first member has a card already.
 */
export async function seedCashier(app: Platform): Promise<void> {
  const now = app.clock.now();
  const then = (daysAgo: number) => atTime(app, addSeconds(now, -Math.round(daysAgo * 86_400)));
  await inTransaction(app.db, async (tx) => {
    const members = await demoMembersIn(tx);
    const first = members.get(demoMethods[0]?.member ?? '');
    if (!first || (await selectMethods(tx, first.id)).length > 0) return;
    await seedSettings(tx, then(90));
    for (const method of demoMethods) await seedMethod(tx, then(method.daysAgo), members, method);
    // The ledger goes forward in time only.
    for (const story of demoOrders.toSorted((left, right) => right.daysAgo - left.daysAgo)) {
      const member = members.get(story.member);
      if (!member) continue;
      if (story.order === 'deposit') await seedDeposit(tx, then(story.daysAgo), member, story);
      else await seedWithdrawal(tx, then(story.daysAgo), member, story);
    }
  });
}

async function demoMembersIn(tx: Tx): Promise<ReadonlyMap<string, MemberRow>> {
  const found = new Map<string, MemberRow>();
  for (const { member } of [...demoMethods, ...demoOrders]) {
    if (found.has(member)) continue;
    const row = await findMemberByName(tx, member);
    if (row) found.set(member, row);
  }
  return found;
}

async function seedMethod(
  tx: Tx,
  app: Platform,
  members: ReadonlyMap<string, MemberRow>,
  method: DemoMethod,
): Promise<void> {
  const member = members.get(method.member);
  if (!member) return;
  const isCard = method.kind === 'bankCard';
  await bindMethod(tx, app, member.id, {
    kind: method.kind,
    number: method.number,
    masked: isCard ? maskCard(method.number) : maskAddress(method.number),
    bankCode: method.bankCode ?? '',
    branch: method.branch ?? '',
    holderName: method.holderName ?? '',
    label: method.label ?? '',
    ...(isCard ? { cardType: 0 as const } : { protocol: 1 as const }),
  });
}
