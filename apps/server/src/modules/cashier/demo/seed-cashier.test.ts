import { readCardNumber } from '@fairway/contract/payout-methods/card-number.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mounts } from '../../mounts.ts';
import { findMemberByName } from '#modules/members';
import { createCashierStage, type CashierStage } from '../testing/cashier-stage.ts';
import { findActiveOrder } from '../deposits/orders/order-store.ts';
import { findActiveWithdrawal } from '../withdrawals/withdrawal-store.ts';
import { canonicalAddress } from '../../payout-methods/usdt-addresses/canonical-address.ts';
import { demoMethods } from './demo-stories.ts';
import { seedCashier } from './seed-cashier.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
  for (const mount of mounts)
    if (['members', 'cashier', 'matching'].includes(mount.name)) await mount.seed?.(stage.test.app);
});
afterAll(() => stage.end());

describe('the demo data of the cashier', () => {
  it('has cards and addresses that pass every check', () => {
    for (const { kind, number } of demoMethods)
      expect(kind === 'bankCard' ? readCardNumber(number) : canonicalAddress(1, number)).toBe(number);
  });

  it('leaves orders in every state a screen has to show, and books that balance', async () => {
    const { app } = stage.test;
    const activeOf = async (name: string) => {
      const member = await findMemberByName(app.db, name);
      const id = member?.id ?? '';
      return [(await findActiveOrder(app.db, id))?.status, (await findActiveWithdrawal(app.db, id))?.status];
    };
    expect(await activeOf('ayuan')).toEqual(['markedPaid', 'paying']);
    expect(await activeOf('laozhou')).toEqual(['opening', 'reviewing']);
    expect(await activeOf('suqing')).toEqual(['deciding', 'reviewing']);
    expect(await activeOf('hanbing')).toEqual([undefined, 'frozen']);
    expect(await activeOf('muyu')).toEqual([undefined, 'paying']);
    const clerk = await stage.test.operator('cashier');
    const board = await clerk.api.getMatchingBoard({});
    expect(board.parts.map(({ status }) => status).toSorted()).toEqual(['frozen', 'waitingConfirm']);
    expect(board).toMatchObject({ appeals: 1, withdrawals: [{ rest: '1800.00', parts: 1 }] });
    const { decisions } = await clerk.api.listDepositDecisions({});
    expect(new Set(decisions.map(({ payment }) => payment.problem))).toEqual(
      new Set(['extra', 'late', 'short']),
    );
    await stage.proveBooks();
  });

  it('is written once', async () => {
    const clerk = await stage.test.operator('cashier');
    const before = await clerk.api.listWithdrawalQueue({ status: 'completed' });
    await seedCashier(stage.test.app);
    expect(await clerk.api.listWithdrawalQueue({ status: 'completed' })).toEqual(before);
  });

  it('goes on living: the open order gets its payee, nothing else moves', async () => {
    await stage.run();
    const member = await findMemberByName(stage.test.app.db, 'laozhou');
    expect((await findActiveOrder(stage.test.app.db, member?.id ?? ''))?.status).toBe('pendingPayment');
    expect((await findActiveWithdrawal(stage.test.app.db, member?.id ?? ''))?.status).toBe('reviewing');
    await stage.proveBooks();
  });
});
