import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestSettings, propose as proposeSettings } from '../../../testing/settings-by-two.ts';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: TestOperator;
let lead: TestOperator;
const press = () => ({ operationId: randomUUID() });

beforeAll(async () => {
  test = await createTestApp();
  [admin, lead] = await Promise.all([test.operator('administrator'), test.operator('cashier-lead')]);
});
afterAll(() => test.end());

it('count from the instant that the proposal names, the base rate with them', async () => {
  const early = await test.register('DayBefore');
  const before = await early.api.getBalanceInterestDetails({});
  const { version, settings } = await newestSettings(admin.api, 'wallet');
  const tomorrow = new Date(test.clock.now().getTime() + 86_400_000).toISOString();
  const later = { ...settings, baseRate: '7.40', interest: { ...settings.interest, annualBps: 600 } };
  const asked = {
    kind: 'wallet' as const,
    version,
    settings: later,
    reason: '次日生效',
    validFrom: tomorrow,
  };
  const { proposalId } = await admin.api.changeSettings(asked, press());
  await lead.api.approveProposal({ id: proposalId ?? '' }, press());
  const member = await test.register('Tomorrow');
  expect((await member.api.getExchangeTerms({})).baseRate).toBe(settings.baseRate);
  expect((await member.api.getBalanceInterestDetails({})).annualInterestRate).toBe(before.annualInterestRate);
  // A later version that counts at once replaces the one that still waits for its day.
  const { proposalId: soon } = await proposeSettings(
    admin.api,
    'wallet',
    () => ({ ...settings, baseRate: '7.30' }),
    press(),
  );
  await lead.api.approveProposal({ id: soon ?? '' }, press());
  expect((await member.api.getExchangeTerms({})).baseRate).toBe('7.30');
  test.clock.advance({ hours: 25 });
  const evening = await test.register('DayAfter');
  expect((await evening.api.getExchangeTerms({})).baseRate).toBe('7.30');
});
