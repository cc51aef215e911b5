import { createServer } from 'node:http';
import { hashPassword } from '@fairway/api-client';
import { parseMoney, usdt } from '@fairway/money';
import { getAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import type { TestMember } from '../../testing/test-app.ts';
import { opId } from '../cashier/testing/cashier-stage.ts';
import { createChainStage, type ChainStage } from './testing/chain-stage.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { compareStatement } from '../cashier/reconcile/compare-statement.job.ts';
import { chainChannel } from '../cashier/channels/chain/channel.ts';
import { fillDemoWallet } from './demo-float.ts';
import type { Network } from './network.ts';
import { erc20, trc20 } from './networks.ts';
import { sendTransfer } from './paying/pay-out.ts';

let stage: ChainStage;
beforeAll(async () => {
  // Room for two payouts of 199 and no third one.
  stage = await createChainStage({ SIGNER_ONCE: '200', SIGNER_DAY: '400' });
  for (const network of [trc20, erc20]) await fillDemoWallet(stage.test.app, network);
});
afterAll(() => stage.end());

const password = hashPassword('135790');
const targets = {
  trc20: [
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    'TNXoiAJ3dct8Fjg4M9fkLFh9S2v9TXc32G',
  ],
  erc20: ['0x8ba1f109551bD432803012645Ac136ddd64DBA72'],
  omni: [],
} as const;

/** What only a holder of the database's own password could do. */
async function asIntruder(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: stage.test.database.superuserUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function received(address: string): Promise<string[]> {
  type Moved = { transfers: { to: string; amount: string }[] };
  const { transfers } = await stage.sandbox.get<Moved>('/chain/info');
  return transfers.filter(({ to }) => to === address).map(({ amount }) => amount);
}

/** A member who has so much USDT, and an address on the network. */
async function richMember(name: string, network: Network, funds: string, target: string) {
  const member = await stage.test.register(name);
  const accounts = accountsOf(member.id);
  // A fee given back: money that no turnover is asked of.
  await inTransaction(stage.test.app.db, (tx) =>
    postTransfer(tx, {
      id: stage.test.app.ids.uuid(),
      reason: 'feeReversal',
      legs: move(accounts.house('fees', 'USDT'), accounts.center('USDT'), parseMoney(funds, 'USDT')),
      at: stage.test.clock.now(),
      requestId: 'funds',
    }),
  );
  await member.api.setWithdrawPassword({ password, proof: member.proof });
  const method = await member.api.addUsdtAddress(
    { protocol: network.protocol, address: target, withdrawPassword: password },
    opId(),
  );
  return { member, method };
}

async function approved(member: TestMember, payoutMethodId: string, amount: string): Promise<string> {
  const { billNo } = await member.api.createWithdrawal(
    { currency: 'USDT', amount, payoutMethodId, withdrawPassword: password },
    opId(),
  );
  const clerk = await stage.test.operator('cashier');
  const { version } = await clerk.api.getWithdrawalCase({ billNo });
  await clerk.api.approveWithdrawal({ billNo, version }, opId());
  return billNo;
}

async function minutesPass(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await stage.mine(1);
    stage.test.clock.advance({ minutes: 1 });
    await stage.read();
  }
}

/** Advances minutes until the order has this status: how many blocks that takes is the node's affair. */
async function ended(member: TestMember, billNo: string, status: string): Promise<void> {
  const round = async () => {
    await minutesPass(1);
    return (await member.api.getWithdrawal({ billNo })).status;
  };
  await expect.poll(round, { timeout: 60_000, interval: 10 }).toBe(status);
}

describe.each([trc20, erc20].map((network) => [network.code, network] as const))(
  'a payout on %s',
  (code, network) => {
    const target = targets[code][0] ?? '';

    it('is signed once, paid by one transfer though the chain forgets it, and settled after its confirmations [USDT-002]', async () => {
      const { member, method } = await richMember(`Paid${code}`, network, '200', target);
      expect(method).toMatchObject({
        protocol: network.protocol,
        masked: `${target.slice(0, 6)}…${target.slice(-4)}`,
      });
      const billNo = await approved(member, method.id, '100');
      await stage.read();
      expect(await member.api.getWithdrawal({ billNo })).toMatchObject({
        status: 'paying',
        orderState: 4012,
      });
      // Gone from the chain and from the pool: the same bytes are sent again.
      await stage.reorganise(1, 'drop');
      await ended(member, billNo, 'paid');
      expect(await member.api.getWithdrawal({ billNo })).toMatchObject({
        status: 'paid',
        record: { fee: '1.000000', netAmount: '99.000000', withdrawalWay: 4 },
      });
      expect(await received(target)).toEqual(['99.000000']);
      expect(await stage.balances(member)).toMatchObject({ center: '100.000000', locked: '0.000000' });
      await stage.proveBooks();
    });
  },
);

describe('payouts on the chain against the book', () => {
  it('agree by transaction and amount; a transfer nobody asked for and a payout the chain has not are named', async () => {
    const { app } = stage.test;
    const compare = () => compareStatement(app, chainChannel(erc20));
    const open = async () => {
      const lead = await stage.test.operator('cashier-lead');
      const { differences } = await lead.api.listReconciliation({});
      return differences.filter(({ channel, state }) => channel === 'erc20' && state === 'open');
    };
    expect(await compare()).toMatchObject({ lines: 1, missing: 0, different: 0 });
    expect(await open()).toEqual([]);

    // Our book has it for another amount, as a mistyped repair would leave it.
    await sql`update cashier_withdrawals set fee = fee + 1 where channel = 'erc20'`.execute(app.db);
    expect(await compare()).toMatchObject({ missing: 0, different: 1 });
    expect(await open()).toMatchObject([
      { kind: 'payoutAmount', ours: '98.999999', theirs: '99.000000', difference: '0.000001' },
    ]);
    await sql`update cashier_withdrawals set fee = fee - 1 where channel = 'erc20'`.execute(app.db);

    // The order names another transaction than the one that moved the money: both halves are seen.
    await asIntruder(
      `update chain_payouts set tx_hash = '0x' || translate(substr(tx_hash, 3), '0123456789abcdef', '123456789abcdef0')
        where network = 'erc20'`,
    );
    stage.test.clock.advance({ minutes: 11 });
    expect(await compare()).toMatchObject({ missing: 1, different: 1 });
    const kinds = (await open()).map(({ kind, ours, theirs }) => ({ kind, ours, theirs }));
    expect(kinds).toEqual(
      expect.arrayContaining([
        { kind: 'missingPayout', ours: null, theirs: '99.000000' },
        { kind: 'payoutNotInStatement', ours: '99.000000', theirs: null },
      ]),
    );
    await stage.proveBooks();
  });
});

describe('the signer', () => {
  it('away: the payout waits with its money held, and is paid once when it is back', async () => {
    const target = targets.trc20[1];
    const { member, method } = await richMember('SignerAway', trc20, '100', target);
    await stage.signer.kill();
    const billNo = await approved(member, method.id, '100');
    await minutesPass(3);
    expect(await member.api.getWithdrawal({ billNo })).toMatchObject({ status: 'paying', orderState: 4012 });
    expect(await stage.balances(member)).toMatchObject({ center: '0.000000', locked: '100.000000' });
    expect(await received(target)).toEqual([]);
    const clerk = await stage.test.operator('cashier');
    const { attempts } = await clerk.api.getWithdrawalCase({ billNo });
    expect(attempts.at(-1)?.detail).toContain('signer');

    await stage.signer.restart();
    await ended(member, billNo, 'paid');
    expect(await received(target)).toEqual(['99.000000']);
    expect(await stage.balances(member)).toMatchObject({ locked: '0.000000' });
  });

  it('refuses what exceeds its own limits, whatever was approved: the money stays held until its next day', async () => {
    const target = targets.trc20[2];
    const large = await richMember('SignerLarge', trc20, '450', target);
    const billNo = await approved(large.member, large.method.id, '250');
    await minutesPass(3);
    expect(await large.member.api.getWithdrawal({ billNo })).toMatchObject({ status: 'paying' });
    expect(await stage.balances(large.member)).toMatchObject({ center: '200.000000', locked: '250.000000' });
    const clerk = await stage.test.operator('cashier');
    const { attempts } = await clerk.api.getWithdrawalCase({ billNo });
    expect(attempts.at(-1)?.detail).toBe('signer: onceLimit');
    expect(await received(target)).toEqual([]);
    await stage.proveBooks();
  });

  it('goes to no address of the house: neither a deposit address, of any member, nor the payout wallet', async () => {
    const other = await stage.openOrder('HouseOther');
    const { member, address } = await stage.openOrder('HouseOwn');
    const { rows } = await sql<{ sender: string }>`
      select sender from chain_payouts where network = 'trc20' limit 1`.execute(stage.test.app.db);
    const wallet = trc20.codec.toText(getAddress(rows[0]?.sender ?? ''));
    await member.api.setWithdrawPassword({ password, proof: member.proof });
    const bind = (protocol: 0 | 1, to: string) =>
      member.api.addUsdtAddress({ protocol, address: to, withdrawPassword: password }, opId());
    const refused = { error: 'payoutAddressOfHouse' };
    for (const to of [address, address.toLowerCase(), other.address])
      await expect(bind(1, to)).rejects.toMatchObject(refused);
    await expect(bind(0, wallet)).rejects.toMatchObject(refused);
    expect((await member.api.listPayoutMethods({})).methods).toEqual([]);
  });

  it('is distinguished from another process that listens on its port', async () => {
    const other = await createOther(stage);
    const news = await other.send();
    expect(news).toMatchObject({ status: 'absent' });
    expect(news.detail).toContain('did not sign');
    await other.end();
  });
});

/** An impostor who answers in the signer's place, and the channel asked to pay through it. */
async function createOther({ test }: ChainStage) {
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ address: `0x${'1'.repeat(40)}`, once: '1', day: '1', signedToday: '0' })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  const signer = { ...test.app.config.signer, url: `http://127.0.0.1:${port}` };
  const app = { ...test.app, config: { ...test.app.config, signer } };
  return {
    send: () =>
      sendTransfer(app, erc20, {
        billNo: 'W0000000000001',
        amount: usdt(10_000000n),
        address: targets.erc20[0],
      }),
    end: () => new Promise((resolve) => server.close(resolve)),
  };
}
