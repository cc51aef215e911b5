import { sessionMemory, storage } from '@fairway/ui/browser/storage.ts';

/** Who sent the visitor, as the address of the first page said it: this tab's before an earlier visit's. */
export function cameFrom(): { inviteCode: string; agentCode: string; source: string } {
  const kept = (name: string, most: number) =>
    (sessionMemory.get(name) ?? storage.get(name) ?? '').trim().slice(0, most);
  return { inviteCode: kept('i_code', 32), agentCode: kept('r_code', 64), source: kept('source', 200) };
}
