import { AppError } from '#platform/errors.ts';
import { checkTransfer } from '../postings/transfer.ts';
import { batchStatement } from './batch-statement.ts';
import { decideBatch, type Decision } from './decide-batch.ts';
import { KnownAccounts } from './known-accounts.ts';
import {
  ConnectionLost,
  DatabaseUnreachable,
  LaneConnection,
  type LaneConnectionSettings,
} from './lane-connection.ts';
import { waitingFor, type LaneRequest, type Waiting } from './lane-request.ts';
import { entryStands, selectLastEntries } from './lane-store.ts';
import { again, settleRefusal, settleRepeated } from './settle-refusal.ts';

export interface LaneSettings extends LaneConnectionSettings {
  /** Most requests in one statement. */
  readonly maxBatch?: number;
  /** Accounts whose last entry is remembered. */
  readonly memory?: number;
  /** Requests that may wait; beyond it callers are refused with `overloaded`. */
  readonly maxWaiting?: number;
}

/**
 * Posts what many callers bring, a batch a statement: whatever has queued up while the last batch was under way is decided in
 * memory and written at once; the database judges it. Callers share a commit, a lone caller waits for nobody.
 */
export class Lane {
  readonly #connection: LaneConnection;
  readonly #known: KnownAccounts;
  readonly #maxBatch: number;
  readonly #maxWaiting: number;
  #queue: Waiting[] = [];
  #running: Promise<void> | undefined;
  #round = 0;
  #closed = false;

  constructor(settings: LaneSettings) {
    this.#connection = new LaneConnection(settings);
    this.#known = new KnownAccounts(settings.memory ?? 200_000);
    this.#maxBatch = settings.maxBatch ?? 1024;
    this.#maxWaiting = settings.maxWaiting ?? 20_000;
  }

  /**
   * Posts transfers with the caller's rows and operation id, all or nothing, and answers `request.answer(balances)` once it
   * is durable; the same operation id and input get the first answer again. Throws InsufficientBalance, AccountFrozen,
   * AlreadyPosted, LedgerMisuse, operationIdReused, overloaded; operationInProgress when the outcome cannot be known now.
   */
  async post<Answer>(request: LaneRequest<Answer>): Promise<Answer> {
    for (const transfer of request.transfers) checkTransfer(transfer);
    if (this.#closed || this.#queue.length >= this.#maxWaiting) throw new AppError('overloaded');
    return new Promise<Answer>((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue forgets the type that its caller knows
      const settle = { resolve: resolve as (answer: unknown) => void, reject };
      this.#queue.push(waitingFor(request, settle));
      this.#running ??= this.#run();
    });
  }

  /** Lets what has queued up be written, then closes the connection. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    await this.#connection.close();
  }

  async #run(): Promise<void> {
    do {
      // One turn of the event loop: the callers just answered bring their next request into the same batch.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#settle(this.#take());
    } while (this.#queue.length > 0);
    this.#running = undefined;
  }

  /** The next batch: what has queued up, no id twice in it. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const keys = new Set<string>();
    for (const [index, waiting] of this.#queue.entries()) {
      if (batch.length === this.#maxBatch) {
        later.push(...this.#queue.slice(index));
        break;
      }
      if (waiting.keys.some((key) => keys.has(key))) {
        later.push(waiting);
        continue;
      }
      for (const key of waiting.keys) keys.add(key);
      batch.push(waiting);
    }
    this.#queue = later;
    return batch;
  }

  async #settle(arrived: readonly Waiting[]): Promise<void> {
    let batch = arrived;
    let decision: Decision | undefined;
    try {
      batch = await this.#withoutRepeats(arrived);
      if (batch.length === 0) return;
      await this.#learn(batch);
      decision = decideBatch(batch, this.#known, this.#round);
      const statement = batchStatement(decision);
      if (statement) await this.#connection.query(statement.text, statement.values);
      this.#answer(decision);
    } catch (fault) {
      this.#forget(batch);
      await this.#recover(fault, batch, decision);
    }
  }

  /** Before a doubted request is refused for lack of money: perhaps it was posted before, and that is where the money went. */
  async #withoutRepeats(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const doubted = batch.filter((waiting) => waiting.doubted);
    if (doubted.length === 0) return batch;
    const fresh = new Set(await settleRepeated(this.#connection, doubted));
    return batch.filter((waiting) => !waiting.doubted || fresh.has(waiting));
  }

  /** Reads the last entries of accounts that are not known, or doubted. */
  async #learn(batch: readonly Waiting[]): Promise<void> {
    this.#round += 1;
    const unknown = new Map(
      batch.flatMap(({ request, doubted }) =>
        request.transfers.flatMap(({ legs }) =>
          legs.flatMap(({ account }) =>
            doubted || !this.#known.get(account) ? [[account.id, account] as const] : [],
          ),
        ),
      ),
    );
    if (unknown.size === 0) return;
    const accounts = [...unknown.values()];
    const found = await selectLastEntries(this.#connection, accounts);
    for (const account of accounts) this.#known.learn(account, this.#round, found.get(account.id));
  }

  #answer({ accepted, refused, doubted }: Decision): void {
    for (const { waiting, answer } of accepted) waiting.resolve(answer);
    for (const { waiting, refusal } of refused) waiting.reject(refusal);
    for (const waiting of doubted) waiting.doubted = true;
    this.#queue.unshift(...doubted);
  }

  /** What was assumed about these accounts is in doubt. */
  #forget(batch: readonly Waiting[]): void {
    for (const { request } of batch) {
      for (const { legs } of request.transfers) this.#known.forget(legs.map(({ account }) => account));
    }
  }

  /** Nothing of the batch stands, or it is not known: finds out, tells who can be told, decides the rest again. */
  async #recover(fault: unknown, batch: readonly Waiting[], decision: Decision | undefined): Promise<void> {
    try {
      if (fault instanceof DatabaseUnreachable) throw fault;
      if (!(fault instanceof ConnectionLost)) {
        for (const group of await settleRefusal(this.#connection, fault, batch)) await this.#settle(group);
      } else if (decision && (await this.#stands(decision))) {
        this.#answer(decision);
      } else {
        this.#queue.unshift(...again(batch));
      }
    } catch {
      // The database could not be asked. What was sent may stand: only the same id, sent again, can tell.
      const error = decision ? 'operationInProgress' : 'overloaded';
      for (const waiting of batch) waiting.reject(new AppError(error));
    }
  }

  /** Whether a batch whose answer was lost has committed. It stands or falls as a whole, so its first entry tells. */
  async #stands({ entries: [first], transfers }: Decision): Promise<boolean> {
    const transfer = first && transfers[first.transfer];
    return first && transfer ? entryStands(this.#connection, first, transfer.id) : false;
  }
}

/** A lane with its own connection, opened at the first posting. Close it before the process ends. */
export function openLane(settings: LaneSettings): Lane {
  return new Lane(settings);
}
