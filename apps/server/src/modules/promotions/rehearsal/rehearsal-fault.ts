import type { Db, Tx } from '#platform/db/database.ts';
import type { Fault } from '../campaigns/verdict.ts';
import { selectRehearsal } from './rehearsals-store.ts';

/** No version is published that was not rehearsed. */
export const unrehearsed: Fault = {
  rule: 'rehearsal',
  zh: '发布前须先用近 30 天的真实数据试算此版本',
  en: 'This version has to be rehearsed on the last 30 days first',
};

/** What stands against publishing a version that was not rehearsed. */
export async function rehearsalFault(db: Db | Tx, version: Buffer): Promise<Fault | undefined> {
  return (await selectRehearsal(db, version)) ? undefined : unrehearsed;
}
