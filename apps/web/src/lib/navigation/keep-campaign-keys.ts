import { sessionMemory, storage } from '@fairway/ui/browser/storage.ts';

/** What the address of the first page may carry, and under which name it is kept (specification section 2). */
const keptForGood = [
  ['i_code', 'i_code'],
  ['r_code', 'r_code'],
  ['from', 'source'],
] as const;
const keptForThisTab = ['r_code', 'i_code', 'agent_verify', 'isfission'] as const;

/**
 * Remembers who sent the visitor: invite and referral codes and the source from the address. Before anything is drawn: who
 * goes on at once is remembered too.
 */
export function keepCampaignKeys(): void {
  const query = new URLSearchParams(location.search);
  for (const [name, key] of keptForGood) {
    const value = query.get(name);
    if (value) storage.set(key, value.slice(0, 200));
  }
  for (const name of keptForThisTab) {
    const value = query.get(name);
    if (value) sessionMemory.set(name, value.slice(0, 200));
  }
}
