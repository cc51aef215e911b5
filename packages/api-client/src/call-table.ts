import type { Endpoint } from '@fairway/contract/endpoint.ts';

/** What the client needs of an endpoint, and all that a browser is given. */
export type Call = Pick<Endpoint, 'method' | 'path' | 'anonymous' | 'wire'>;

/** The one table from a call's key to its path. */
export type CallTable = Readonly<Record<string, Call>>;

/** Fetches the calls that a first page does without. */
export type LaterCalls = () => Promise<CallTable>;

/** The call of this name; one that neither table has is a fault of the build. */
export async function findCall(name: string, table: CallTable, later?: LaterCalls): Promise<Call> {
  const found = table[name] ?? (await later?.())?.[name];
  if (!found) throw new Error(`No call ${name}`);
  return found;
}
