import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeFunctionData, erc20Abi, parseTransaction, recoverTransactionAddress } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSignerStage, type SignerStage } from './testing/signer-stage.ts';

const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const to = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

let stage: SignerStage;

beforeEach(async () => {
  stage = await createSignerStage();
});
afterEach(() => stage.end());

function transfer(billNo: string, amount: string, over: object = {}) {
  return {
    network: 'erc20',
    billNo,
    chainId: 1,
    token,
    to,
    amount,
    leastNonce: '7',
    gasPrice: '1000000000',
    ...over,
  };
}
const sign = async (...of: Parameters<typeof transfer>) =>
  (await stage.call('/v1/sign', transfer(...of))).said;

describe('the signer', () => {
  it('signs exactly the transfer that was asked for, by the key that it names', async () => {
    const said = await sign('W0001', '12345678');
    const sent = parseTransaction(said.signed);
    expect(sent).toMatchObject({ chainId: 1, nonce: 7, to: token.toLowerCase() });
    expect(sent.value ?? 0n).toBe(0n);
    expect(decodeFunctionData({ abi: erc20Abi, data: sent.data ?? '0x' })).toEqual({
      functionName: 'transfer',
      args: [to, 12_345678n],
    });
    const { said: limits } = await stage.call('/v1/status', { network: 'erc20' });
    expect(await recoverTransactionAddress({ serializedTransaction: said.signed })).toBe(limits.address);
    expect(limits).toMatchObject({ signedToday: '12345678', once: '10000000000', day: '200000000000' });
  });

  it('answers a server of an earlier release by its path', async () => {
    const { said: limits } = await stage.call('/v1/status', { network: 'erc20' });
    expect((await stage.call('/v1/standing', { network: 'erc20' })).said).toEqual(limits);
  });

  it('gives an order the same bytes again, after a restart as well, and no other transfer under its number', async () => {
    const first = await sign('W0001', '5000000');
    await stage.restart();
    expect(await sign('W0001', '5000000', { leastNonce: '99' })).toEqual(first);
    expect(await sign('W0001', '5000001')).toMatchObject({ status: 'refused', reason: 'otherTransfer' });
    expect(await sign('W0001', '5000000', { to: token })).toMatchObject({ reason: 'otherTransfer' });
  });

  it('pays no fee beyond its limit, whatever price it is given, and signs once the price has fallen', async () => {
    // 120,000 of gas at twice the price: 0.05 at about 208 gwei.
    const steep = { gasPrice: '208333333334' };
    expect(await sign('W0001', '5000000', steep)).toMatchObject({ status: 'refused', reason: 'fee' });
    const { said: limits } = await stage.call('/v1/status', { network: 'erc20' });
    expect(limits).toMatchObject({ signedToday: '0', gas: '120000', feeOnce: '50000000000000000' });
    expect(await sign('W0001', '5000000', { gasPrice: '208333333333' })).toMatchObject({
      status: 'signed',
      nonce: '7',
    });
    // What is signed stays signed: the same bytes, though the price has risen.
    expect(await sign('W0001', '5000000', steep)).toMatchObject({ status: 'signed', nonce: '7' });
    await stage.restart({ SIGNER_FEE_ONCE: '0.1' });
    expect(await sign('W0002', '5000000', steep)).toMatchObject({ status: 'signed' });
  });

  it('counts its own numbers, though the chain has not seen them yet, one for each of many at once', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, (_, n) => sign(`W1${n}00`, '1000000')));
    expect(many.map(({ nonce }) => Number(nonce)).toSorted((a, b) => a - b)).toEqual([
      7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect((await sign('W2000', '1000000', { leastNonce: '40' })).nonce).toBe('40');
  });

  it('refuses what exceeds a limit, of a transfer and of the day at the site, however many ask together', async () => {
    expect(await sign('W0001', '10000000001')).toMatchObject({ status: 'refused', reason: 'onceLimit' });
    const asked = Array.from({ length: 25 }, (_, n) => sign(`W3${n}00`, '10000000000'));
    const said = await Promise.all(asked);
    expect(said.filter(({ status }) => status === 'signed')).toHaveLength(20);
    expect(said.filter(({ reason }) => reason === 'dayLimit')).toHaveLength(5);
    expect(await sign('W0002', '1', { network: 'trc20' })).toMatchObject({ status: 'signed' });
    // Midnight in Asia/Shanghai is 16:00 UTC.
    stage.now = new Date('2026-11-20T15:59:59Z');
    expect(await sign('W0003', '1')).toMatchObject({ reason: 'dayLimit' });
    stage.now = new Date('2026-11-20T16:00:00Z');
    expect(await sign('W0003', '1')).toMatchObject({ status: 'signed' });
  });

  it('signs for one token of one chain, to a recipient, and for more than nothing', async () => {
    await sign('W0001', '1000000');
    expect(await sign('W0002', '1000000', { token: `0x${'1'.repeat(40)}` })).toMatchObject({
      reason: 'token',
    });
    expect(await sign('W0002', '1000000', { chainId: 5 })).toMatchObject({ reason: 'token' });
    expect(await sign('W0002', '1000000', { to: token })).toMatchObject({ reason: 'recipient' });
    expect(await sign('W0002', '1000000', { to: `0x${'0'.repeat(40)}` })).toMatchObject({
      reason: 'recipient',
    });
    expect(await sign('W0002', '0')).toMatchObject({ reason: 'amount' });
  });

  it('answers nobody who does not know the secret, and no question that it does not know', async () => {
    expect((await stage.call('/v1/sign', transfer('W0001', '1'), 'another-secret-altogether')).http).toBe(
      401,
    );
    expect((await fetch(`${stage.url()}/v1/status`, { method: 'POST', body: '{}' })).status).toBe(401);
    expect((await stage.call('/v1/sign', transfer('W0001', '-1'))).http).toBe(400);
    expect((await stage.call('/v1/sign', { ...transfer('W0001', '1'), extra: 1 })).http).toBe(400);
    expect((await stage.call('/v1/keys', {})).http).toBe(400);
    expect((await stage.call('/v1/sign', transfer('W0001', '1', { gasPrice: '1'.repeat(9000) }))).http).toBe(
      413,
    );
  });
});

describe('its folder', () => {
  it('is used by one signer at a time, and its keys are read by nobody else', async () => {
    const keys = join(stage.folder, 'keys.json');
    expect(statSync(keys).mode & 0o777).toBe(0o600);
    await expect(stage.start()).rejects.toThrow('Another signer');
    await stage.close();
    chmodSync(keys, 0o644);
    await expect(stage.start()).rejects.toThrow('chmod 600');
    chmodSync(keys, 0o600);
    await stage.start();
  });

  it('must hold keys in production, and the token is named there', async () => {
    await stage.restart({ NODE_ENV: 'production' });
    expect(await sign('W0001', '1')).toMatchObject({ reason: 'token' });
    await stage.restart({ NODE_ENV: 'production', SIGNER_ERC20: `1:${token}` });
    expect(await sign('W0001', '1')).toMatchObject({ status: 'signed' });
    const empty = mkdtempSync(join(tmpdir(), 'signer-'));
    await expect(stage.start({ NODE_ENV: 'production', SIGNER_DIR: empty })).rejects.toThrow('no keys');
    rmSync(empty, { recursive: true });
  });
});
