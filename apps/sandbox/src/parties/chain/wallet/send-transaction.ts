import { parseGwei } from 'viem/utils';
import type { Hex } from 'viem';
import type { Book } from '../../../platform/book.ts';
import { RpcError, type Rpc } from '../node/json-rpc.ts';
import type { Wallet } from './wallets.ts';

export const sandboxChainId = 31337;

export const sentTables = `
  create table if not exists chain_sent (
    position integer primary key autoincrement, tx_hash text not null unique, raw text not null
  ) strict`;

interface TransactionRequest {
  readonly to?: Hex;
  readonly data: Hex;
  readonly gas: bigint;
}

/** Signs and sends as a wallet of the sandbox; one at a time, because each takes the next nonce. */
export class TransactionSender {
  readonly #rpc: Rpc;
  readonly #book: Book;
  #last: Promise<unknown> = Promise.resolve();

  constructor(rpc: Rpc, book: Book) {
    this.#rpc = rpc;
    this.#book = book;
  }

  /** Answers the hash; the transaction may still wait for a block. Throws RpcError. */
  send(wallet: Wallet, request: TransactionRequest): Promise<Hex> {
    const turn = this.#last.then(() => this.#sendNow(wallet, request));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Sends again what a killed node had in its pool. What is in a block already, or has been replaced, is refused by the node. */
  async resend(): Promise<void> {
    const rows = this.#book.all<{ raw: string }>(
      'select raw from chain_sent order by position desc limit 200',
    );
    for (const { raw } of rows.toReversed()) await this.#offer(raw);
  }

  /** Offers raw transactions to the pool. */
  async offer(raws: readonly string[]): Promise<void> {
    for (const raw of raws) await this.#offer(raw);
  }

  /** These must never happen, not even after a restart. */
  forget(hashes: readonly string[]): void {
    for (const hash of hashes) this.#book.run('delete from chain_sent where tx_hash = :hash', { hash });
  }

  async #sendNow(wallet: Wallet, request: TransactionRequest): Promise<Hex> {
    const nonce = Number(
      await this.#rpc<string>('eth_getTransactionCount', wallet.account.address, 'pending'),
    );
    const raw = await wallet.account.signTransaction({
      type: 'eip1559',
      chainId: sandboxChainId,
      nonce,
      maxFeePerGas: parseGwei('100'),
      maxPriorityFeePerGas: parseGwei('1'),
      ...request,
    });
    const hash = await this.#rpc<Hex>('eth_sendRawTransaction', raw);
    this.#book.run('insert or ignore into chain_sent (tx_hash, raw) values (:hash, :raw)', { hash, raw });
    return hash;
  }

  async #offer(raw: string): Promise<void> {
    try {
      await this.#rpc('eth_sendRawTransaction', raw);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
    }
  }
}
