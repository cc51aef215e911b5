import { chainHash, verifyProof } from '@fairway/solvency';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { proveDay } from './prove-balances.job.ts';

let test: TestApp;
const members: TestMember[] = [];

beforeAll(async () => {
  // 23:59 of the 2nd at the site
  test = await createTestApp({ start: '2026-03-02T15:59:00Z' });
  for (let index = 1; index <= 7; index += 1) {
    const member = await test.register(`Solvent${index}`);
    await fundMember(test.app, member.id, BigInt(index) * 100_00n);
    members.push(member);
  }
  await fundMember(test.app, members[0]?.id ?? '', 5_000000n, 'USDT');
  test.clock.advance({ minutes: 2 });
  // After midnight: no part of the proof.
  await fundMember(test.app, members[1]?.id ?? '', 9_999_00n);
  await proveDay(test.app, '2026-03-03');
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

describe('the proof of all balances at midnight', () => {
  it('adds up to what the house owes and shows what it holds, for everybody', async () => {
    const { proofs } = await test.visitor.listSolvencyProofs({});
    expect(proofs).toHaveLength(1);
    expect(proofs[0]).toMatchObject({ kind: 'daily', takenAt: '2026-03-02T16:00:00.000Z' });
    // 100 + 200 + … + 700
    expect(proofs[0]?.currencies).toMatchObject([
      {
        currency: 'CNY',
        liability: '2800.00',
        leaves: 7,
        held: [{ channel: 'test', amount: '2800.00' }],
        heldInAll: '2800.00',
      },
      { currency: 'USDT', liability: '5.000000', leaves: 1 },
      { currency: 'COIN', liability: '0', leaves: 0, held: [] },
    ]);
  });

  it('gives each member the own leaf and a path that verifies, and no other leaf', async () => {
    for (const [index, { api, id }] of members.entries()) {
      const proof = await api.getBalanceProof({ currency: 'CNY' });
      expect(proof).toMatchObject({ memberId: id, balance: String((index + 1) * 100_00) });
      expect(verifyProof(proof).ok).toBe(true);
      expect(verifyProof({ ...proof, balance: '1' }).ok).toBe(false);
    }
    await expect(members[1]?.api.getBalanceProof({ currency: 'USDT' })).rejects.toMatchObject({
      error: 'balanceProofMissing',
    });
  });

  it('is taken once a day, tied to the one before it, and cannot be changed', async () => {
    await proveDay(test.app, '2026-03-03');
    await proveDay(test.app, '2026-03-04');
    const { proofs } = await test.visitor.listSolvencyProofs({});
    expect(proofs).toHaveLength(2);
    const roots = proofs.map(({ proofId, takenAt, currencies }) => {
      const root = currencies.find(({ currency }) => currency === 'CNY');
      if (!root) throw new Error('each proof has a root of yuan');
      const { previousChain: previous, liabilityMinor: liability, leaves, currency, chain } = root;
      expect(chainHash({ previous, proofId, takenAt, currency, root: root.root, liability, leaves })).toBe(
        chain,
      );
      return root;
    });
    expect(roots[0]?.previousChain).toBe(roots[1]?.chain);
    await expect(sql`update wallet_solvency_roots set liability = 0`.execute(test.app.db)).rejects.toThrow(
      /permission denied/,
    );
  });
});
