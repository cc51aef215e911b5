import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';

let stage: SweepStage;
beforeAll(async () => {
  stage = await createSweepStage();
});
afterAll(() => stage.end());

describe('sweeps in the console', () => {
  it('show what lies on deposit addresses, what is done, and what failed and why; a failed one is tried again with a reason', async () => {
    const lead = await stage.test.operator('cashier-lead');
    const { member, address } = await stage.credited('ShownSweep', '130');
    const before = await lead.api.listSweeps({});
    expect(before).toMatchObject({ on: true, min: '100.000000', sweeps: [] });
    const erc20 = before.networks.find(({ code }) => code === 'erc20');
    expect(erc20).toMatchObject({
      held: { count: 1, total: '130.000000' },
      open: { count: 0 },
      signer: { hasKey: true, sweptToday: '0.000000', fuelledToday: '0' },
    });
    await stage.gather();
    const done = await lead.api.listSweeps({});
    expect(done.sweeps).toMatchObject([
      {
        memberName: member.name,
        address,
        amount: '130.000000',
        state: 'confirmed',
        problem: null,
        mayRetry: false,
      },
    ]);
    expect(done.networks.find(({ code }) => code === 'erc20')).toMatchObject({
      held: { count: 0 },
      signer: { sweptToday: '130.000000' },
    });
    const [first] = done.sweeps;
    const reason = '已核实，重新归集';
    await expect(lead.api.retrySweep({ sweepId: first?.id ?? '', reason }, opId())).rejects.toMatchObject({
      error: 'sweepStateWrong',
    });

    // The next deposit's sweep fails: its address rests until an operator asks for another try.
    await stage.depositAgain(member, '110');
    await sql`insert into chain_sweeps (id, network, sign_no, address, derivation_index, member_id, amount, state,
      problem, detail, planned_at, ended_at) select gen_random_uuid(), network, 'GFAILED', address, derivation_index,
      member_id, 110000000, 'failed', 'reverted', 'block 7', ${stage.test.clock.now()}, ${stage.test.clock.now()}
      from chain_sweeps`.execute(stage.test.app.db);
    await stage.gather();
    const rested = await lead.api.listSweeps({});
    const [failed] = rested.sweeps;
    expect(failed).toMatchObject({ state: 'failed', problem: 'reverted', detail: 'block 7', mayRetry: true });
    expect(rested.sweeps).toHaveLength(2);

    const sweepId = failed?.id ?? '';
    await expect(lead.api.retrySweep({ sweepId, reason: '' }, opId())).rejects.toMatchObject({
      error: 'reasonNeeded',
    });
    const both = await Promise.allSettled([1, 2].map(() => lead.api.retrySweep({ sweepId, reason }, opId())));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await stage.gather();
    const again = await stage.sweepsOf(address);
    expect(again.filter(({ state }) => state === 'confirmed').map(({ amount }) => amount)).toEqual([
      130_000000n,
      110_000000n,
    ]);
    const clerk = await stage.test.operator('trader');
    await expect(clerk.api.listSweeps({})).rejects.toMatchObject({ error: 'permissionMissing' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(lead.api.retrySweep({ sweepId: unknown, reason }, opId())).rejects.toMatchObject({
      error: 'sweepNotFound',
    });
  });
});

describe('the networks as the console sees them', () => {
  it('by node, cursor and signer, with what waits and what is unswept', async () => {
    const clerk = await stage.test.operator('cashier');
    const { address } = await stage.openOrder('Unswept');
    await stage.send(address, '33');
    await stage.read();
    const { networks } = await clerk.api.listChainNetworks({});
    const erc20 = networks.find(({ code }) => code === 'erc20');
    expect(erc20).toMatchObject({
      state: 'open',
      lag: 0,
      confirming: { count: 1, total: '33.000000' },
      signer: { once: '10000.000000', day: '200000.000000', signedToday: '0.000000' },
      signerFault: null,
    });
    expect(erc20?.node.height).toBe(erc20?.cursor?.height);
    expect(erc20?.unswept?.count).toBeGreaterThan(0);
    expect(networks.find(({ code }) => code === 'trc20')?.signer?.address).toMatch(/^T/);
    expect(networks.find(({ code }) => code === 'omni')).toMatchObject({ state: 'givenUp', signer: null });

    await stage.signer.kill();
    const without = await clerk.api.listChainNetworks({});
    expect(without.networks[1]).toMatchObject({ signer: null, signerFault: 'the signer does not answer' });
    await stage.signer.restart();
  });
});
