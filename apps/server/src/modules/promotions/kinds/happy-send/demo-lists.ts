import { findMembersByNames } from '#modules/members';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { insertHappyList, selectHappyList } from './happy-lists-store.ts';

/** The list of the demo's campaigns, under an id that its terms can name. */
export const demoLists = {
  members: { id: '7d1d9c1e-5f5e-4d5a-8a41-2f6f2c0a7e18', names: ['ayuan', 'suqing', 'laozhou'] },
} as const;

/** Writes the demo's list once, before its campaigns name it. */
export async function seedHappyLists(app: Platform): Promise<void> {
  const { id, names } = demoLists.members;
  if (await selectHappyList(app.db, id)) return;
  await inTransaction(app.db, async (tx) => {
    const members = await findMembersByNames(tx, names);
    const editor = { id: 'demo', name: 'demo' };
    await insertHappyList(tx, { id, editor, memberIds: members.map((member) => member.id) });
  });
}
