import { cny } from '@fairway/money';
import { explainDemo } from '#modules/cashier';
import { findMemberByName } from '#modules/members';
import { seedVenueMoney } from '#modules/venues';
import type { Platform } from '#platform/platform.ts';
import { saveMoney } from './save-money.ts';
import { seedSavedDays } from './seed-saved-days.ts';

/** What the demo members let earn interest from today on. */
const savers = [
  { member: 'ayuan', amount: cny(5_000_00n) },
  { member: 'laozhou', amount: cny(20_000_00n) },
] as const;

/** Money at venues, money that earns interest, and an explanation for what the demo never paid. Runs after the cashier's seed. */
export async function seedWallet(app: Platform): Promise<void> {
  await seedSavedDays(app);
  await seedVenueMoney(app);
  await explainDemo(app);
  for (const { member, amount } of savers) {
    const found = await findMemberByName(app.db, member);
    if (found) await saveMoney(app, found.id, amount);
  }
}
