import type { Book } from '../platform/book.ts';
import type { Ids } from '../platform/ids.ts';
import { faultRule, type CallbackEffect, type FaultRule, type RequestEffect } from './fault-schema.ts';

export const faultTables = `
  create table if not exists faults (
    position integer primary key autoincrement, fault_id text not null unique, rule text not null,
    struck integer not null default 0
  ) strict`;

/** An active rule; `remaining` is null while it strikes without limit. */
export type Fault = FaultRule & {
  readonly faultId: string;
  readonly struck: number;
  readonly remaining: number | null;
};

export interface Struck<Effect> {
  readonly faultId: string;
  readonly effect: Effect;
}

interface FaultRow {
  fault_id: string;
  rule: string;
  struck: bigint;
}

/** The faults that the director has set. A rule that is used up disappears. */
export class Faults {
  readonly #book: Book;
  readonly #ids: Ids;

  constructor(book: Book, ids: Ids) {
    this.#book = book;
    this.#ids = ids;
  }

  add(rule: FaultRule): Fault {
    const faultId = this.#ids.next('F');
    this.#book.run('insert into faults (fault_id, rule) values (:faultId, :rule)', {
      faultId,
      rule: JSON.stringify(rule),
    });
    return { ...rule, faultId, struck: 0, remaining: rule.times === 0 ? null : rule.times };
  }

  /** Oldest first. */
  list(): Fault[] {
    return this.#book
      .all<FaultRow>('select fault_id, rule, struck from faults order by position')
      .map((row) => {
        const rule = faultRule.parse(JSON.parse(row.rule));
        const struck = Number(row.struck);
        return {
          ...rule,
          faultId: row.fault_id,
          struck,
          remaining: rule.times === 0 ? null : rule.times - struck,
        };
      });
  }

  /** Whether there was one. */
  remove(faultId: string): boolean {
    return this.#book.run('delete from faults where fault_id = :faultId', { faultId }) > 0;
  }

  clear(): void {
    this.#book.run('delete from faults');
  }

  /** The effect that strikes this request, if any; uses it up. */
  strikeRequest(
    party: FaultRule['party'],
    operation: string,
    orderNo: string,
  ): Struck<RequestEffect> | undefined {
    return this.#strike((rule) =>
      rule.effect.kind === 'request' && isFor(rule, party, operation, orderNo) ? rule.effect : undefined,
    );
  }

  /** The effect that strikes this new callback event, if any; uses it up. */
  strikeCallback(orderNo: string, party: 'psp' | 'hub' = 'psp'): Struck<CallbackEffect> | undefined {
    return this.#strike((rule) =>
      rule.effect.kind === 'callback' && isFor(rule, party, 'callback', orderNo) ? rule.effect : undefined,
    );
  }

  #strike<Effect>(effectOf: (rule: FaultRule) => Effect | undefined): Struck<Effect> | undefined {
    return this.#book.transaction(() => {
      for (const fault of this.list()) {
        const effect = effectOf(fault);
        if (effect === undefined) continue;
        const { faultId } = fault;
        if (fault.remaining === 1) this.remove(faultId);
        else this.#book.run('update faults set struck = struck + 1 where fault_id = :faultId', { faultId });
        return { faultId, effect };
      }
      return undefined;
    });
  }
}

function isFor(rule: FaultRule, party: FaultRule['party'], operation: string, orderNo: string): boolean {
  const operationFits = rule.operation === '*' || rule.operation === operation;
  return rule.party === party && operationFits && (rule.orderNo === undefined || rule.orderNo === orderNo);
}
