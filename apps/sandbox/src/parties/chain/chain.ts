import { mkdirSync } from 'node:fs';
import { usdt } from '@fairway/money';
import type { Hex } from 'viem';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { findAnvil } from './node/anvil-binary.ts';
import { BlockDriver } from './node/block-driver.ts';
import { keptStates, snapshotFile } from './node/chain-snapshot.ts';
import { rpcTo, type Rpc } from './node/json-rpc.ts';
import { NodeProcess } from './node/node-process.ts';
import { SnapshotKeeper } from './node/snapshot-keeper.ts';
import { sandboxChainId, TransactionSender } from './wallet/send-transaction.ts';
import type { Network } from './wallet/networks.ts';
import { deployToken, tokenAddress, transferToken } from './wallet/token.ts';
import { deriveWallets, walletCount } from './wallet/wallets.ts';

const customerStart = usdt(50_000_000000n);
const issuerGas = '0xde0b6b3a7640000';
const saveEveryMs = 1000;
const restartMs = 250;
const restartLimitMs = 5000;
const portPatienceMs = 2500;
/** Deployment and first gifts: a reorganisation must not reach them. */
export const setupBlocks = 2;

/** The private chain: keeps its node running and its state saved. */
export class Chain {
  readonly rpc: Rpc = rpcTo(() => this.rpcUrl);
  readonly wallets: ReturnType<typeof deriveWallets>;
  readonly tokens: Readonly<Record<Network, Hex>>;
  readonly sender: TransactionSender;
  readonly driver: BlockDriver;
  readonly snapshots: SnapshotKeeper;
  readonly #stage: Stage;
  readonly #binary: string;
  #node: NodeProcess | undefined;
  #port: number;
  #stopping = false;

  private constructor(stage: Stage, binary: string) {
    this.#stage = stage;
    this.#binary = binary;
    this.#port = stage.config.chain.port;
    this.wallets = deriveWallets(stage.config.chain.mnemonic);
    this.tokens = {
      erc20: tokenAddress(this.wallets.faucet),
      trc20: tokenAddress(this.wallets.tronIssuer),
    };
    this.sender = new TransactionSender(this.rpc, stage.book);
    this.driver = new BlockDriver({
      rpc: this.rpc,
      clock: stage.clock,
      timers: stage.timers,
      blockTimeMs: stage.config.chain.blockTimeSeconds * 1000,
      mined: (withTransactions) => this.snapshots.touch(withTransactions ? 'soon' : 'idle'),
    });
    this.snapshots = new SnapshotKeeper({
      rpc: this.rpc,
      clock: stage.clock,
      folder: stage.config.dataDir,
      askHeight: this.isInstant,
    });
  }

  /** Starts the node; undefined when the chain is off or has no node for this platform. Throws when it cannot start. */
  static async start(stage: Stage): Promise<Chain | undefined> {
    const binary = stage.config.chain.on ? findAnvil() : undefined;
    if (binary === undefined) return undefined;
    const chain = new Chain(stage, binary);
    await chain.#startPatiently();
    await chain.#setUp();
    if (stage.config.chain.blockTimeSeconds > 0) chain.driver.start();
    stage.timers.every(saveEveryMs, () => (chain.#node ? chain.snapshots.saveIfDue() : undefined));
    return chain;
  }

  get rpcUrl(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Whether each transaction makes its own block at once. */
  get isInstant(): boolean {
    return this.#stage.config.chain.blockTimeSeconds === 0;
  }

  /** Starts or stops the making of blocks. */
  async automine(enabled: boolean): Promise<void> {
    this.driver.enabled = enabled;
    if (this.isInstant) await this.rpc('evm_setAutomine', enabled);
  }

  /** Kills the node and waits until it runs again, from its saved state. */
  async restart(): Promise<void> {
    await this.snapshots.save();
    const node = this.#node;
    await node?.kill();
    for (let waited = 0; this.#node === node || this.#node === undefined; waited += restartMs) {
      if (waited > restartLimitMs) throw new Refusal(503, 'CHAIN_DOWN', 'The node does not come back.');
      await this.#stage.timers.pause(restartMs / 5);
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#node) await this.snapshots.save({ stopping: true }).catch(() => undefined);
    await this.#node?.stop();
  }

  /** The node of a sandbox that was killed a moment ago may still hold the port. */
  async #startPatiently(): Promise<void> {
    for (let waited = 0; ; waited += restartMs) {
      try {
        return await this.#startNode();
      } catch (error) {
        const isBusy = error instanceof Error && error.message.includes('in use');
        if (!isBusy || waited >= portPatienceMs) throw error;
        await this.#stage.timers.pause(restartMs);
      }
    }
  }

  async #startNode(): Promise<void> {
    const { dataDir, chain } = this.#stage.config;
    mkdirSync(dataDir, { recursive: true });
    const saved = snapshotFile(dataDir);
    const options = {
      host: '127.0.0.1',
      port: this.#port,
      'chain-id': sandboxChainId,
      // Later rules write each block's number into a contract, which makes every saved state grow.
      hardfork: 'paris',
      'prune-history': keptStates,
      mnemonic: chain.mnemonic,
      accounts: walletCount,
      balance: 1_000_000,
      'allow-origin': this.#stage.publicUrl(),
      ...(saved === undefined ? {} : { 'load-state': saved }),
    };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const node = await NodeProcess.start(
      this.#binary,
      this.isInstant ? args : [...args, '--no-mining'],
    ).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The chain cannot start on port ${this.#port} (CHAIN_PORT): ${reason}`, {
        cause: error,
      });
    });
    this.#port = node.port;
    this.#node = node;
    void node.ended.then(() => this.#comeBack(restartMs));
    if (this.isInstant && !this.driver.enabled) await this.rpc('evm_setAutomine', false);
    await this.sender.resend();
  }

  /** The node has ended by itself: start it again, more patiently each time. */
  async #comeBack(delay: number): Promise<void> {
    this.#node = undefined;
    if (this.#stopping) return;
    await this.#stage.timers.pause(delay);
    try {
      await this.#startNode();
    } catch (error) {
      process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
      await this.#comeBack(Math.min(delay * 2, restartLimitMs));
    }
  }

  /** On a new chain: deploys the tokens and gives the customers something to pay with. */
  async #setUp(): Promise<void> {
    const missing: Network[] = [];
    for (const network of ['erc20', 'trc20'] as const)
      if ((await this.rpc<string>('eth_getCode', this.tokens[network], 'latest')) === '0x')
        missing.push(network);
    if (missing.length === 0) return;
    const { faucet, customers, tronIssuer } = this.wallets;
    await this.rpc('evm_setAutomine', false);
    await this.rpc('anvil_setBalance', tronIssuer.account.address, issuerGas);
    for (const network of missing)
      await deployToken(this.sender, network === 'erc20' ? faucet : tronIssuer, faucet);
    await this.rpc('evm_mine');
    for (const network of missing)
      for (const { account } of customers)
        await transferToken(this.sender, this.tokens[network], faucet, account.address, customerStart);
    await this.rpc('evm_mine');
    if (this.isInstant) await this.rpc('evm_setAutomine', true);
    await this.snapshots.save();
  }
}
