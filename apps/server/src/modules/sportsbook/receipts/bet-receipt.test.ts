import { createPublicKey, verify } from 'node:crypto';
import { verifyReceipt } from '@fairway/betting';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from '../testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;

beforeAll(async () => {
  test = await createSportsbookTest();
});
afterAll(() => test.end());

/** As a verifier elsewhere does it: from the 32 bytes of the key alone. */
function isSigned(publicKey: string, text: string, signature: string): boolean {
  const der = Buffer.from(`302a300506032b6570032100${publicKey}`, 'hex');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
}

/** Two singles and a double of 20.00 each, on matches of their own. */
async function placed(name: string) {
  const [alder, cedar] = [`Alder ${name}`, `Cedar ${name}`];
  await test.imports([match(alder, `Birch ${name}`), match(cedar, `Doum ${name}`)]);
  const member = await test.bettor(name, 100_00n);
  const legs = [
    await test.leg(await test.fixtureOf(alder), 'ft_1x2/home'),
    await test.leg(await test.fixtureOf(cedar), 'ft_dc/homeDraw'),
  ];
  const bet = await member.api.placeBet(
    { currency: 'CNY', unitStake: '20.00', sizes: [1, 2], legs, pricePolicy: 'none' },
    test.once(),
  );
  return { ...member, bet };
}

describe('getBetReceipt', () => {
  it('states the bet as it was accepted, signed by the key that the house publishes, now and after a result', async () => {
    const { api, bet } = await placed('KeepsReceipt');
    const answer = await api.getBetReceipt({ betId: bet.id });
    expect(answer.publicKey).toBe((await test.visitor.getReceiptKey({})).publicKey);
    // three bets of 20.00
    expect(verifyReceipt({ kind: 'betReceipt', ...answer }, isSigned)).toMatchObject({
      billNo: bet.billNo,
      at: bet.placedAt,
      stake: '60.00',
      maximumReturn: bet.maximumReturn,
      signed: true,
      agrees: { stake: true, maximumReturn: true },
    });

    await test.imports([
      match('Alder KeepsReceipt', 'Birch KeepsReceipt', { score: { ft: [1, 0], ht: [0, 0] } }),
      match('Cedar KeepsReceipt', 'Doum KeepsReceipt', { score: { ft: [0, 0], ht: [0, 0] } }),
    ]);
    await test.settle();
    expect((await api.getBet({ betId: bet.id })).status).toBe('settled');
    expect(await api.getBetReceipt({ betId: bet.id })).toEqual(answer);
  });

  it('is no longer signed once a letter of it has changed, nor by another key', async () => {
    const { api, bet } = await placed('ForgesReceipt');
    const { receipt, publicKey, signature } = await api.getBetReceipt({ betId: bet.id });
    const [first, second] = receipt.legs;
    if (!first || !second) throw new Error('two legs');
    const ask = (over: object) =>
      verifyReceipt({ kind: 'betReceipt', receipt, publicKey, signature, ...over }, isSigned);
    expect(ask({}).signed).toBe(true);
    const dearer = { ...receipt, legs: [{ ...first, odds: '9.000' }, second] };
    expect(ask({ receipt: dearer })).toMatchObject({ signed: false, agrees: { maximumReturn: false } });
    expect(ask({ receipt: { ...receipt, stake: '600.00' } })).toMatchObject({
      signed: false,
      agrees: { stake: false },
    });
    expect(ask({ receipt: { ...receipt, legs: [second, first] } }).signed).toBe(false);
    expect(() => ask({ signature: '00' })).toThrow(RangeError);
    expect(() => ask({ receipt: { ...receipt, legs: [] } })).toThrow(RangeError);
  });

  it('is refused of another’s bet, and while the bet waits for the house', async () => {
    const { api, bet } = await placed('OwnsReceipt');
    const other = await test.register('AsksReceipt');
    await expect(other.api.getBetReceipt({ betId: bet.id })).rejects.toMatchObject({ error: 'betNotFound' });
    const set = (status: string) =>
      sql`update sportsbook_bets set status = ${status} where id = ${bet.id}::uuid`.execute(test.app.db);
    await set('pending');
    await expect(api.getBetReceipt({ betId: bet.id })).rejects.toMatchObject({ error: 'betNotAccepted' });
    await set('accepted');
  });
});
