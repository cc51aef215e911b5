import type { SweepProblem } from '@fairway/contract/chain/sweep-states.ts';
import { usdt, formatMoney } from '@fairway/money';
import { sql } from 'kysely';
import { getAddress, type Address } from 'viem';
import type { TestMember } from '../../../testing/test-app.ts';
import { expect } from 'vitest';
import { fillDemoWallet } from '../demo-float.ts';
import type { Network } from '../network.ts';
import { erc20, trc20 } from '../networks.ts';
import { fetchSignerStatus } from '../paying/ask-signer.ts';
import type { SweepRow } from '../sweeping/sweep-store.ts';
import { sweepDeposits as planAndSweep } from '../sweeping/sweep-deposits.job.ts';
import { runAsJob } from '#platform/jobs/in-job.ts';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from './chain-stage.ts';

/** As a worker runs it: with the places that jobs have. */
const sweepDeposits = (app: ChainStage['test']['app']) =>
  runAsJob('chain.sweep-deposits', () => planAndSweep(app));

/** A chain whose payout wallets are filled, and deposits to gather. */
export interface SweepStage extends ChainStage {
  /** A member whose deposit is credited, with the address it lies on. */
  credited(
    name: string,
    amount: string,
    network?: Network,
  ): Promise<{ member: TestMember; address: Address }>;
  /** A further deposit of a member. */
  depositAgain(member: TestMember, amount: string, network?: Network): Promise<void>;
  /** Sweeps and mines until every sweep has ended or waits for something else than the chain. */
  gather(): Promise<void>;
  /** Sweeps until the transfer of an address is in a block, and answers how its sweep stands. */
  sent(address: Address): Promise<SweepRow>;
  sweepsOf(address: Address): Promise<SweepRow[]>;
  holds(address: Address, network?: Network): Promise<string>;
  wallet(network?: Network): Promise<Address>;
  /** Asks the node, as a test may do what nobody else can. */
  rpc<Answer = string>(method: string, ...params: unknown[]): Promise<Answer>;
}

export async function createSweepStage(signerEnv: Record<string, string> = {}): Promise<SweepStage> {
  const stage = await createChainStage(signerEnv);
  const { app } = stage.test;
  for (const network of [trc20, erc20]) await fillDemoWallet(app, network);
  await stage.read();
  const pay = async (address: string, amount: string) => {
    await stage.send(address, amount);
    await stage.mine(needed);
    await stage.read();
  };
  const sweepsOf = async (address: Address) => {
    const { rows } = await sql<SweepRow>`
      select * from chain_sweeps where address = ${address}
      order by planned_at, block_number nulls last, id`.execute(app.db);
    return rows;
  };
  // What node or signer did not do in time, or only for another job that was faster, they do the next time they are asked.
  // The chain's price moves by itself with each block: further fuel that was sent waits for its block like anything else.
  const passing: readonly (SweepProblem | '')[] = ['', 'nodeAway', 'nodeRefused', 'signerAway'];
  const moving = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from chain_sweeps
      where state not in ('confirmed', 'failed')
        and (problem = any (${[...passing]}::text[]) or (problem = 'gasPriceRose' and detail = 'fuel'))`.execute(
      app.db,
    );
    return rows[0]?.count;
  };
  return {
    ...stage,
    sweepsOf,
    async credited(name, amount, network = erc20) {
      const { member, address } = await stage.openOrder(name, amount, network);
      await pay(address, amount);
      return { member, address: network.codec.toHex(address) ?? getAddress(address) };
    },
    async depositAgain(member, amount, { protocol } = erc20) {
      const { billNo } = await member.api.createDepositOrder({ payType: 2120, amount, protocol }, opId());
      await stage.read();
      await pay((await stage.order(billNo)).recipientAddress, amount);
    },
    // The node mines a moment after it has taken a transaction, so a step may find it in no block yet.
    async gather() {
      const round = async () => {
        await sweepDeposits(app);
        const left = await moving();
        if (left !== 0) await stage.mine(needed);
        await stage.read();
        return left;
      };
      await expect.poll(round, { timeout: 60_000, interval: 50 }).toBe(0);
    },
    async sent(address) {
      const mined = async () => {
        await sweepDeposits(app);
        const hash = (await sweepsOf(address)).at(-1)?.tx_hash;
        return hash ? erc20.node.receiptOf(app, erc20, hash) : null;
      };
      await expect.poll(mined, { timeout: 60_000, interval: 50 }).not.toBeNull();
      const [newest] = (await sweepsOf(address)).toReversed();
      if (!newest) throw new Error('no sweep');
      return newest;
    },
    holds: async (address, network = erc20) =>
      formatMoney(usdt(await network.node.balanceOf(app, network, address))),
    wallet: async (network = erc20) => getAddress((await fetchSignerStatus(app, network)).address),
    async rpc(method, ...params) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(stage.sandbox.chainRpcUrl, { method: 'POST', headers, body });
      const { result } = await answer.json();
      return result;
    },
  };
}
