import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  decodeFunctionData,
  erc20Abi,
  parseEther,
  parseTransaction,
  recoverTransactionAddress,
  type Hex,
} from 'viem';
import { generatePrivateKey, HDKey } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoDepositKeys, depositAccount } from './keys/deposit-keys.ts';
import { createSignerStage, type Said, type SignerStage } from './testing/signer-stage.ts';

const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const stranger = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const key = demoDepositKeys().erc20 ?? HDKey.fromMasterSeed(new Uint8Array(16));
const addressAt = (index: number) => depositAccount(key, index).address;

let stage: SignerStage;
let wallet: string;

beforeEach(async () => {
  stage = await createSignerStage({
    SIGNER_SWEEP_DAY: '1000',
    SIGNER_FUEL_ONCE: '0.01',
    SIGNER_FUEL_DAY: '0.02',
  });
  wallet = (await stage.call('/v1/status', { network: 'erc20' })).said.address;
});
afterEach(() => stage.end());

const common = { network: 'erc20', chainId: 1, token, index: 3, gasPrice: '1000000000' };

async function sweep(billNo: string, amount: string, over: object = {}): Promise<Said> {
  const question = { ...common, billNo, address: addressAt(3), amount, nonce: '0', ...over };
  return (await stage.call('/v1/sign-sweep', question)).said;
}
async function fuel(billNo: string, value: string, over: object = {}): Promise<Said> {
  const question = { ...common, billNo, address: addressAt(3), value, leastNonce: '4', ...over };
  return (await stage.call('/v1/sign-fuel', question)).said;
}

describe('a sweep', () => {
  it('moves the tokens of the derived address to the payout wallet, by the address’s own key', async () => {
    const { signed, sender } = await sweep('G0001', '250000000');
    expect(sender).toBe(addressAt(3));
    expect(await recoverTransactionAddress({ serializedTransaction: signed })).toBe(addressAt(3));
    const sent = parseTransaction(signed);
    expect(sent).toMatchObject({ chainId: 1, to: token.toLowerCase() });
    expect([sent.nonce ?? 0, sent.value ?? 0n]).toEqual([0, 0n]);
    expect(decodeFunctionData({ abi: erc20Abi, data: sent.data ?? '0x' })).toEqual({
      functionName: 'transfer',
      args: [wallet, 250_000000n],
    });
  });

  it('cannot be asked for to another destination, however the question is dressed, and nothing is signed', async () => {
    const question = { ...common, billNo: 'G0001', address: addressAt(3), amount: '1', nonce: '0' };
    for (const forged of [{ to: stranger }, { recipient: stranger }, { data: '0x', to: stranger }])
      expect((await stage.call('/v1/sign-sweep', { ...question, ...forged })).http).toBe(400);
    // A payout in the address's name is paid by the payout wallet, within the payouts' limits, and never by the address.
    const payout = { network: 'erc20', billNo: 'W0001', chainId: 1, token, to: stranger, amount: '1' };
    const { said } = await stage.call('/v1/sign', { ...payout, leastNonce: '0', gasPrice: '1' });
    expect(await recoverTransactionAddress({ serializedTransaction: said.signed })).toBe(wallet);
    const { said: limits } = await stage.call('/v1/status', { network: 'erc20' });
    expect(limits.sweeping).toMatchObject({ hasKey: true, sweptToday: '0', fuelledToday: '0' });
  });

  it('is signed once: the same bytes after a restart, another amount or address under its number refused', async () => {
    const first = await sweep('G0001', '250000000');
    await stage.restart();
    expect(await sweep('G0001', '250000000', { nonce: '9', gasPrice: '7' })).toEqual(first);
    expect(await sweep('G0001', '250000001')).toMatchObject({ status: 'refused', reason: 'otherTransfer' });
    expect(await sweep('G0001', '250000000', { index: 4, address: addressAt(4) })).toMatchObject({
      reason: 'otherTransfer',
    });
  });

  it('is refused for an address that is not derived here, for another token, for nothing, and for a fee beyond reason', async () => {
    await sweep('G0001', '1');
    expect(await sweep('G0002', '1', { address: stranger })).toMatchObject({ reason: 'address' });
    expect(await sweep('G0002', '1', { index: 4 })).toMatchObject({ reason: 'address' });
    expect(await sweep('G0002', '1', { token: stranger })).toMatchObject({ reason: 'token' });
    expect(await sweep('G0002', '1', { chainId: 5 })).toMatchObject({ reason: 'token' });
    expect(await sweep('G0002', '0')).toMatchObject({ reason: 'amount' });
    expect(await sweep('G0002', '1', { gasPrice: '1000000000000' })).toMatchObject({ reason: 'fee' });
  });

  it('is refused beyond the day’s limit of its network, however many ask together, until the site’s midnight', async () => {
    const asked = Array.from({ length: 6 }, (_, n) => sweep(`G1${n}00`, '250000000'));
    const said = await Promise.all(asked);
    expect(said.filter(({ status }) => status === 'signed')).toHaveLength(4);
    expect(said.filter(({ reason }) => reason === 'sweepDayLimit')).toHaveLength(2);
    stage.now = new Date('2026-11-20T16:00:00Z');
    expect(await sweep('G2000', '250000000')).toMatchObject({ status: 'signed' });
  });
});

describe('fuel', () => {
  it('is the chain’s own coin from the payout wallet to a derived address, numbered with the payouts', async () => {
    const { signed } = await fuel('G0001', String(parseEther('0.001')));
    expect(await recoverTransactionAddress({ serializedTransaction: signed })).toBe(wallet);
    const sent = parseTransaction(signed);
    expect(sent).toMatchObject({ to: addressAt(3).toLowerCase(), value: parseEther('0.001'), nonce: 4 });
    expect(sent.data).toBeUndefined();
    const payout = { network: 'erc20', billNo: 'W0001', chainId: 1, token, to: stranger, amount: '1' };
    const { said } = await stage.call('/v1/sign', { ...payout, leastNonce: '0', gasPrice: '1' });
    expect(said.nonce).toBe('5');
    expect((await fuel('G0002', '1')).nonce).toBe('6');
    await stage.restart();
    expect((await fuel('G0001', '5')).signed).toBe(signed);
  });

  it('goes to derived addresses alone, within what one gift and a day may cost', async () => {
    expect(await fuel('G0001', '1', { address: stranger })).toMatchObject({ reason: 'address' });
    expect(await fuel('G0001', '1', { address: wallet })).toMatchObject({ reason: 'address' });
    expect(await fuel('G0001', '0')).toMatchObject({ reason: 'amount' });
    expect(await fuel('G0001', String(parseEther('0.0101')))).toMatchObject({ reason: 'fuelOnceLimit' });
    const most = String(parseEther('0.01'));
    const said = await Promise.all([0, 1, 2].map((n) => fuel(`G1${n}00`, most)));
    expect(said.map(({ status, reason }) => reason ?? status).toSorted()).toEqual([
      'fuelDayLimit',
      'signed',
      'signed',
    ]);
    expect(await fuel('G0001', '1', { gasPrice: '1000000000000' })).toMatchObject({ reason: 'fee' });
  });
});

describe('bytes that are not mined', () => {
  const price = 2_000_000_000n;
  it('are outbid by the same number, destination and amount, once for each price, and count in no limit twice', async () => {
    const first = await sweep('G0001', '250000000', { nonce: '3' });
    const outbid = { above: String(price), gasPrice: '5000000000', nonce: '9' };
    const second = await sweep('G0001', '250000000', outbid);
    const [one, two] = [parseTransaction(first.signed), parseTransaction(second.signed)];
    expect(two).toEqual({
      ...one,
      gasPrice: 10_000_000_000n,
      r: two.r,
      s: two.s,
      v: two.v,
      yParity: two.yParity,
    });
    expect([one.gasPrice, one.nonce, two.nonce]).toEqual([price, 3, 3]);
    expect(await recoverTransactionAddress({ serializedTransaction: second.signed })).toBe(addressAt(3));
    // Who has not heard of them is given the same bytes, whatever the price is by then; also after a restart.
    await stage.restart();
    const asked = Array.from({ length: 4 }, () =>
      sweep('G0001', '250000000', { ...outbid, gasPrice: '9000000000' }),
    );
    for (const said of await Promise.all(asked)) expect(said).toEqual(second);
    // A price that hardly rose is outbid by an eighth all the same.
    const third = await sweep('G0001', '250000000', { above: '10000000000', gasPrice: '5000000001' });
    expect(parseTransaction(third.signed).gasPrice).toBe(11_250_000_000n);
    expect(await sweep('G0001', '250000000')).toEqual(first);
    const { said } = await stage.call('/v1/status', { network: 'erc20' });
    expect(said.sweeping.sweptToday).toBe('250000000');
  });

  it('are not outbid beyond the limit of a fee, for another amount, address, token or chain, nor before they were signed', async () => {
    await sweep('G0001', '250000000');
    await fuel('G0002', '1000');
    const above = { above: String(price), gasPrice: '5000000000' };
    expect(await sweep('G0001', '250000000', { ...above, gasPrice: '90000000000' })).toMatchObject({
      reason: 'fee',
    });
    expect(await sweep('G0001', '250000001', above)).toMatchObject({ reason: 'otherTransfer' });
    expect(await sweep('G0001', '250000000', { ...above, address: addressAt(4), index: 4 })).toMatchObject({
      reason: 'otherTransfer',
    });
    expect(await sweep('G0001', '250000000', { ...above, token: stranger })).toMatchObject({
      reason: 'token',
    });
    expect(await sweep('G0009', '1', above)).toMatchObject({ reason: 'otherTransfer' });
    expect(await fuel('G0002', '1000', { ...above, chainId: 5 })).toMatchObject({ reason: 'token' });
    expect(await fuel('G0002', '1000', { ...above, gasPrice: '900000000000' })).toMatchObject({
      reason: 'fee',
    });
    expect(await fuel('G0009', '1000', above)).toMatchObject({ reason: 'otherTransfer' });
  });

  it('of fuel keep their number and their value, and the payout wallet’s next number is untouched', async () => {
    const first = await fuel('G0001', '1000');
    const second = await fuel('G0001', '999999', { above: String(price), gasPrice: '5000000000' });
    expect(second).toMatchObject({ nonce: first.nonce, sender: wallet });
    expect(parseTransaction(second.signed)).toMatchObject({
      value: 1000n,
      nonce: 4,
      gasPrice: 10_000_000_000n,
    });
    expect((await fuel('G0002', '1')).nonce).toBe('5');
    const { said } = await stage.call('/v1/status', { network: 'erc20' });
    expect(said.sweeping.fuelledToday).toBe('1001');
  });
});

describe('the keys of deposit addresses', () => {
  const keyFile = (deposits?: object) => {
    const wallets: Record<string, Hex> = { erc20: generatePrivateKey(), trc20: generatePrivateKey() };
    const written = JSON.stringify({ ...wallets, ...(deposits && { deposits }) });
    writeFileSync(join(stage.folder, 'keys.json'), written, { mode: 0o600 });
  };
  const production = { NODE_ENV: 'production', SIGNER_ERC20: `1:${token}` };

  it('of a demo are never used in production: without its own a network is not swept, and payouts go on', async () => {
    keyFile();
    await stage.restart(production);
    expect(await sweep('G0001', '1')).toMatchObject({ status: 'refused', reason: 'depositKey' });
    expect(await fuel('G0001', '1')).toMatchObject({ status: 'refused', reason: 'depositKey' });
  });

  it('are read from the folder, and a broken one stops the start', async () => {
    const own = HDKey.fromMasterSeed(new Uint8Array(32).fill(7));
    keyFile({ erc20: own.privateExtendedKey });
    await stage.restart(production);
    expect(await sweep('G0001', '1')).toMatchObject({ reason: 'address' });
    expect(await sweep('G0001', '1', { address: depositAccount(own, 3).address })).toMatchObject({
      status: 'signed',
    });
    await stage.close();
    keyFile({ erc20: own.publicExtendedKey });
    await expect(stage.start(production)).rejects.toThrow('does not hold');
    keyFile();
    await stage.start(production);
  });
});
