import { AppError } from '#platform/errors.ts';
import type { AnyAccount } from '../accounts/account.ts';
import { accountsOfRow } from '../postings/rows-of.ts';
import { batchStatement, type BatchStatement } from './batch-statement.ts';
import { decideBatch, type Decision } from './decide-batch.ts';
import { KnownAccounts } from './known-accounts.ts';
import { HeldRows } from './held-rows.ts';
import { ConnectionLost, DatabaseUnreachable, type LaneConnection } from './lane-connection.ts';
import type { Waiting } from './lane-request.ts';
import { locateAccounts, rowStands, setLockTimeout } from './lane-store.ts';
import { again, isLockHeld, settleRefusal, settleSuspects } from './settle-refusal.ts';
import { Suspects } from './suspects.ts';

/** How long each half waits while the one is sought that needs what another transaction holds. */
const searchWait = '100ms';
/** How long a request waits by which rows that were held are tried again. */
const trialWait = '20ms';

/** A batch decided in memory and ready to be sent; or why it could not be. */
export type Prepared =
  | {
      readonly batch: readonly Waiting[];
      readonly decision: Decision;
      readonly statement: BatchStatement | undefined;
    }
  | { readonly batch: readonly Waiting[]; readonly fault: unknown };

/** How the sending of a batch ended: written, or a fault. */
export type Landed = 'written' | { readonly fault: unknown };

/** What a lane is notified of: a batch to be decided again, and a batch that has committed. */
export interface LaneEars {
  putBack(batch: readonly Waiting[]): void;
  written(): void;
}

/** One batch from its decision to the answers of its callers. */
export class LaneBatches {
  readonly #connection: LaneConnection;
  readonly #known: KnownAccounts;
  readonly #ears: LaneEars;
  readonly #suspects = new Suspects();
  readonly #heldRows = new HeldRows();
  #round = 0;

  constructor(connection: LaneConnection, memory: number, ears: LaneEars) {
    this.#connection = connection;
    this.#known = new KnownAccounts(memory);
    this.#ears = ears;
  }

  /** Decides a batch against what is known, reading what is not. Never throws. */
  async prepare(arrived: readonly Waiting[]): Promise<Prepared> {
    let batch = arrived;
    try {
      batch = await this.#withoutHeldRows(arrived);
      batch = await this.#withoutSuspects(batch);
      await this.#learn(batch);
      const decision = decideBatch(batch, this.#known, this.#round);
      return { batch, decision, statement: batchStatement(decision) };
    } catch (fault) {
      this.forget(batch);
      return { batch, fault };
    }
  }

  /** Has the database judge and write it. Never throws. */
  async send(prepared: Prepared): Promise<Landed> {
    if ('fault' in prepared) return prepared;
    try {
      const { statement } = prepared;
      if (statement) await this.#connection.query(statement.text, statement.values);
      return 'written';
    } catch (fault) {
      return { fault };
    }
  }

  /** Answers the callers of a committed batch; finds out about one that did not commit. Never throws. */
  async land(prepared: Prepared, landed: Landed): Promise<void> {
    if (landed === 'written' && 'decision' in prepared) {
      this.#answer(prepared.decision);
      return;
    }
    this.forget(prepared.batch);
    await this.#recover(landed === 'written' ? undefined : landed.fault, prepared);
  }

  /** What was assumed about the accounts of these requests is in doubt. */
  forget(batch: readonly Waiting[]): void {
    for (const { moves } of batch) {
      for (const account of moves.flatMap(accountsOfRow)) this.#known.forget(account);
    }
  }

  /**
   * Looks up those who would have the whole batch refused, and those refused for lack of money: perhaps it was posted before,
   * and that is where the money went.
   */
  async #withoutSuspects(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const asked = batch.filter(
      (waiting) => waiting.doubted || this.#suspects.mayRepeat(waiting) || this.#suspects.touches(waiting),
    );
    if (asked.length === 0) return batch;
    const gone = new Set(asked);
    for (const waiting of await settleSuspects(this.#settling, asked)) gone.delete(waiting);
    return batch.filter((waiting) => !gone.has(waiting));
  }

  /** Refuses those who need rows that are believed held; one of them tries by itself, once that belief is old. */
  async #withoutHeldRows(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    if (this.#heldRows.size === 0) return batch;
    const trial = this.#heldRows.takeTrial(batch);
    if (trial) await this.#settleShortly([[trial]], trialWait);
    return batch.filter((waiting) => {
      if (waiting === trial) return false;
      const blocked = this.#heldRows.blocks(waiting);
      if (blocked) waiting.reject(new AppError('overloaded'));
      return !blocked;
    });
  }

  get #settling() {
    return { connection: this.#connection, suspects: this.#suspects, heldRows: this.#heldRows };
  }

  /** Reads the last lines of accounts that are not known, or doubted. */
  async #learn(batch: readonly Waiting[]): Promise<void> {
    this.#round += 1;
    const unknown = new Map<string, AnyAccount>();
    for (const { moves, doubted } of batch) {
      for (const { a, b, house, houseTo } of moves) {
        for (const account of [a, b, house, houseTo]) {
          if (account && (doubted || !this.#known.get(account))) unknown.set(account.id, account);
        }
      }
    }
    if (unknown.size === 0) return;
    const accounts = [...unknown.values()];
    const found = await locateAccounts(this.#connection, accounts);
    for (const account of accounts) {
      const there = found.get(account.id);
      if (!there) throw new Error(`${account.key} cannot be opened`);
      this.#known.learn(account, this.#round, there.place, there.last);
    }
  }

  #answer({ accepted, refused, doubted }: Decision): void {
    if (accepted.length > 0) this.#ears.written();
    for (const { waiting, answer } of accepted) {
      this.#suspects.noteOperation(waiting);
      waiting.resolve(answer);
    }
    for (const { waiting, refusal } of refused) {
      this.#suspects.noteOperation(waiting);
      waiting.reject(refusal);
    }
    for (const waiting of doubted) waiting.doubted = true;
    if (doubted.length > 0) this.#ears.putBack(doubted);
  }

  /** The batch failed, or its outcome is unknown: finds out, answers the callers it can, decides the rest again. */
  async #recover(fault: unknown, prepared: Prepared): Promise<void> {
    const { batch } = prepared;
    const decision = 'decision' in prepared ? prepared.decision : undefined;
    try {
      if (fault instanceof DatabaseUnreachable) throw fault;
      if (!(fault instanceof ConnectionLost)) {
        const groups = await settleRefusal(this.#settling, fault, batch);
        if (groups.length > 1 && isLockHeld(fault)) await this.#settleShortly(groups, searchWait);
        else for (const group of groups) await this.#settle(group);
      } else if (decision && (await this.#stands(decision))) {
        this.#answer(decision);
      } else {
        this.#ears.putBack(again(batch));
      }
    } catch (second) {
      const reason = unreachable(second)
        ? new AppError(decision ? 'operationInProgress' : 'overloaded')
        : second;
      for (const waiting of batch) waiting.reject(reason);
    }
  }

  /** Rounds for groups of which one may need what is held: each waits shortly, so that the others do not pay for it. */
  async #settleShortly(groups: readonly (readonly Waiting[])[], wait: string): Promise<void> {
    const before = await setLockTimeout(this.#connection, wait);
    for (const group of groups) await this.#settle(group);
    await setLockTimeout(this.#connection, before);
  }

  /** A whole round for a group by itself. */
  async #settle(group: readonly Waiting[]): Promise<void> {
    if (group.length === 0) return;
    const prepared = await this.prepare(group);
    await this.land(prepared, await this.send(prepared));
  }

  /**
   * Whether a batch whose answer was lost has committed. It commits or fails as a whole, so its first row proves it.
   */
  async #stands({ rows: [first] }: Decision): Promise<boolean> {
    return first ? rowStands(this.#connection, first) : false;
  }
}

/** The database could not be asked. The batch may have committed: only the same id, sent again, can show it. */
function unreachable(fault: unknown): boolean {
  return fault instanceof ConnectionLost || fault instanceof DatabaseUnreachable;
}
