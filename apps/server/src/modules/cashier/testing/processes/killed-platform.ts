import { RawNode, SelectQueryNode, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';

/** What a killed process looks like to the code that ran in it. */
export class Killed extends Error {
  override name = 'Killed';
}

/** Before the transaction begins, with all its work done and nothing committed, or committed and before the caller hears of it. */
export const killedWhen = ['before', 'within', 'after'] as const;
export type KilledWhen = (typeof killedWhen)[number];

/**
 * A platform whose process dies at its n-th transaction. `reached` says whether the flow came that far; a flow that did not has
 * been killed everywhere.
 */
export function killedAt(app: Platform, at: number, when: KilledWhen): { app: Platform; reached(): boolean } {
  let count = 0;
  let dead = false;
  const db = new Proxy(app.db, {
    get(target, name, receiver) {
      if (dead) throw new Killed('the process is dead');
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return () => {
        count += 1;
        const mine = count;
        if (mine === at && when === 'before') {
          dead = true;
          throw new Killed('before the transaction');
        }
        const builder = target.transaction();
        return {
          execute: async (work: Parameters<typeof builder.execute>[0]) => {
            const result = await builder.execute(async (tx) => {
              const done = await work(tx);
              if (mine !== at || when !== 'within') return done;
              dead = true;
              throw new Killed('before the commit');
            });
            if (mine === at) {
              dead = true;
              throw new Killed('after the commit');
            }
            return result;
          },
        };
      };
    },
  });
  return { app: { ...app, db: db as Db }, reached: () => dead };
}

/**
 * A platform whose process dies before its n-th statement that may write, inside a transaction or outside. What only selects
 * leaves nothing behind: dying before it is dying before the next one that writes.
 */
export function killedBeforeWrite(app: Platform, at: number): { app: Platform; reached(): boolean } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (mayWrite(node)) count += 1;
      if (count >= at) throw new Killed('before a statement');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { app: { ...app, db: app.db.withPlugin(plugin) }, reached: () => count >= at };
}

/** A `select` may call one of the functions that write: the ledger's, and those that set a job. */
function mayWrite(node: RootOperationNode): boolean {
  if (!RawNode.is(node)) return !SelectQueryNode.is(node);
  const text = node.sqlFragments.join('?');
  return !/^\s*select\b/.test(text) || /\b(?:ledger_\w+|graphile_worker\.\w+)\(/.test(text);
}
