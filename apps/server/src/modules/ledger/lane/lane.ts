import { AppError } from '#platform/errors.ts';
import type { Ownership } from '../owners/ownership.ts';
import { checkTransfer } from '../postings/transfer.ts';
import { LaneBatches, type Landed, type Prepared } from './lane-batches.ts';
import { LaneConnection, type LaneConnectionSettings } from './lane-connection.ts';
import { waitingFor, type LaneRequest, type Waiting } from './lane-request.ts';
import { Trust } from './trust.ts';

export interface LaneSettings extends LaneConnectionSettings {
  /** Most requests in one statement. */
  readonly maxBatch?: number;
  /** Accounts whose last entry is remembered. */
  readonly memory?: number;
  /** Requests that may wait; beyond it callers are refused with `overloaded`. */
  readonly maxWaiting?: number;
  /** Given: only accounts in shards that this process owns are decided from memory; without it all are. */
  readonly ownership?: Ownership | undefined;
  /** Called after each committed batch: its companions may hold events to deliver. */
  readonly written?: () => void;
}

/** From so many waiting requests on, the next batch is decided while the last is being written. */
const worthDecidingAhead = 96;

/**
 * Posts what many callers bring, a batch a statement: whatever has queued up while the last batch was in flight is
 * decided in memory and written at once; the database judges it. Callers share a commit, a lone caller waits for
 * nobody.
 */
export class Lane {
  readonly #connection: LaneConnection;
  readonly #settings: LaneSettings;
  readonly #trust: Trust;
  #batches: LaneBatches;
  readonly #maxBatch: number;
  readonly #maxWaiting: number;
  #queue: Waiting[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(settings: LaneSettings) {
    this.#connection = new LaneConnection(settings);
    this.#settings = settings;
    this.#trust = new Trust(settings.ownership);
    this.#batches = this.#forgetful();
    this.#maxBatch = settings.maxBatch ?? 512;
    this.#maxWaiting = settings.maxWaiting ?? 20_000;
  }

  /**
   * Posts transfers with the caller's rows and operation id, all or nothing, and answers `request.answer(balances)` once it
   * is durable; the same operation id and input get the first answer again. Rejects with InsufficientBalance, AccountFrozen,
   * AlreadyPosted, LedgerMisuse, operationIdReused, overloaded; operationInProgress when the outcome cannot be known now.
   */
  post<Answer>(request: LaneRequest<Answer>): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      for (const transfer of request.transfers) checkTransfer(transfer);
      if (this.#closed || this.#queue.length >= this.#maxWaiting) throw new AppError('overloaded');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue forgets the type that its caller knows
      this.#queue.push(waitingFor(request, resolve as (answer: unknown) => void, reject));
      this.#running ??= this.#run();
    });
  }

  /** Writes what has queued up, then closes the connection. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    await this.#connection.close();
  }

  async #run(): Promise<void> {
    let flight: { prepared: Prepared; landed: Promise<Landed> } | undefined;
    while (this.#queue.length > 0 || flight) {
      // One turn of the event loop: the callers just answered bring their next request into the same batch.
      await new Promise((resolve) => setImmediate(resolve));
      if (!flight && this.#trust.isOutdated) this.#forgetAll();
      const ahead = !flight || (this.#queue.length >= worthDecidingAhead && !this.#trust.isOutdated);
      let next = ahead ? await this.#prepareNext() : undefined;
      const landed = await flight?.landed;
      if (landed !== undefined && landed !== 'written' && next) {
        // It was decided on top of a batch that failed.
        this.#batches.forget(next.batch);
        this.#queue.unshift(...next.batch);
        next = undefined;
      }
      const before = flight;
      // Sent before the callers of the last one are answered, who will bring more.
      flight = next && { prepared: next, landed: this.#batches.send(next) };
      if (before && landed !== undefined) {
        this.#trust.note(landed);
        await this.#batches.land(before.prepared, landed);
      }
    }
    this.#running = undefined;
  }

  /** A lane's batches without any memory. */
  #forgetful(): LaneBatches {
    const { memory = 200_000, written = () => {} } = this.#settings;
    return new LaneBatches(this.#connection, memory, {
      putBack: (batch) => this.#queue.unshift(...batch),
      written,
    });
  }

  #forgetAll(): void {
    this.#batches = this.#forgetful();
    this.#trust.beginAgain();
  }

  async #prepareNext(): Promise<Prepared | undefined> {
    const batch = this.#take();
    if (batch.length === 0) return undefined;
    this.#batches.forget(this.#trust.toBeRead(batch));
    return this.#batches.prepare(batch);
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
}
