import { formatMoney } from '@fairway/money';
import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import type { Hex } from 'viem';
import { expect } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { accountsOf, proveEverything, readBalances } from '#modules/ledger';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import type { Network } from '../network.ts';
import { erc20, trc20 } from '../networks.ts';
import { readChain } from '../reading/read-chain.ts';
import { findOrder } from '../../cashier/deposits/orders/order-store.ts';
import { presentOrder } from '../../cashier/deposits/orders/present-order.ts';
import { cashierJobs } from '../../cashier/testing/cashier-jobs.ts';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import { startSandboxProcess, type SandboxProcess } from '../../cashier/testing/processes/sandbox-process.ts';
import {
  signerSecret,
  startSignerProcess,
  type SignerProcess,
} from '../../cashier/testing/processes/signer-process.ts';

/** Confirmations that a deposit needs in these tests. */
export const needed = 4;

/** The product beside a real chain node that mines when the test says so, and the signer. */
export interface ChainStage {
  test: TestApp;
  sandbox: SandboxProcess;
  signer: SignerProcess;
  /** Reads the chain to its head, with the jobs that follow. */
  read(): Promise<void>;
  mine(blocks: number): Promise<unknown>;
  /** A payment, in a block: the node mines a moment after it has taken a transaction. */
  send(to: string, amount: string): Promise<{ txHash: string }>;
  /**
   * Minutes go by, for the product and for the dates of the blocks to come. The dates are whole seconds of the machine, and a payment is in
   * time for a minute more: what is to be late is so by minutes.
   */
  pass(minutes: number): Promise<void>;
  reorganise(depth: number, transactions: 'drop' | 'rebroadcast'): Promise<unknown>;
  order(billNo: string): Promise<DepositOrder>;
  openOrder(
    name: string,
    amount?: string,
    network?: Network,
  ): Promise<{ member: TestMember; billNo: string; address: string }>;
  balances(member: TestMember): Promise<{ center: string; debt: string; locked: string }>;
  proveBooks(): Promise<void>;
  end(): Promise<void>;
}

export async function createChainStage(
  signerEnv: Record<string, string> = {},
  /** Puts something between the product and the node of erc20; answers its address. */
  between: (nodeUrl: string) => Promise<string> = (nodeUrl) => Promise.resolve(nodeUrl),
): Promise<ChainStage> {
  const [sandbox, signer] = await Promise.all([startSandboxProcess(), startSignerProcess(signerEnv)]);
  const test = await createTestApp({
    start: new Date().toISOString(),
    env: {
      SANDBOX_URL: sandbox.url,
      CHAIN_RPC_URL: await between(sandbox.chainRpcUrl),
      CHAIN_CONFIRMATIONS: String(needed),
      TRON_CONFIRMATIONS: String(needed),
      SIGNER_URL: signer.url,
      SIGNER_SECRET: signerSecret,
    },
  });
  const jobs = () => runDueJobs(test.app, cashierJobs);
  const stage: ChainStage = {
    test,
    sandbox,
    signer,
    async read() {
      for (const network of [trc20, erc20]) while (await readChain(test.app, network));
      await jobs();
    },
    mine: (blocks) => sandbox.post('/chain/mine', { blocks }),
    async send(to, amount) {
      const sent = await sandbox.post<{ txHash: Hex }>('/chain/transfer', { to, amount });
      const mined = () => erc20.node.receiptOf(test.app, erc20, sent.txHash);
      await expect.poll(mined, { timeout: 60_000, interval: 10 }).not.toBeNull();
      return sent;
    },
    async pass(minutes) {
      test.clock.advance({ minutes });
      const body = { jsonrpc: '2.0', id: 1, method: 'evm_increaseTime', params: [minutes * 60] };
      const headers = { 'content-type': 'application/json' };
      await fetch(sandbox.chainRpcUrl, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    reorganise: (depth, transactions) => sandbox.post('/chain/reorg', { depth, transactions }),
    async order(billNo) {
      const row = await findOrder(test.app.db, billNo);
      if (!row) throw new Error(`no order ${billNo}`);
      return presentOrder(test.app.db, test.app, 'zh-CN', row);
    },
    async openOrder(name, amount = '50', { protocol } = erc20) {
      const member = await test.register(name);
      const { billNo } = await member.api.createDepositOrder({ payType: 2120, amount, protocol }, opId());
      await jobs();
      const { recipientAddress } = await stage.order(billNo);
      return { member, billNo, address: recipientAddress };
    },
    async balances(member) {
      const accounts = accountsOf(member.id);
      const [center, debt, locked] = [
        accounts.center('USDT'),
        accounts.debt('USDT'),
        accounts.locked('USDT'),
      ];
      const found = await readBalances(test.app.db, [center, debt, locked]);
      return {
        center: formatMoney(found.of(center)),
        debt: formatMoney(found.of(debt)),
        locked: formatMoney(found.of(locked)),
      };
    },
    async proveBooks() {
      const proof = await proveEverything(test.app.db, test.clock.now());
      expect(proof.findings).toEqual([]);
    },
    async end() {
      await test.end();
      await Promise.all([sandbox.stop(), signer.stop()]);
    },
  };
  await stage.read();
  return stage;
}
