import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertLink } from './chains-store.ts';
import { secretLink } from './secret-link.ts';
import type { LinkPlace } from './take-links.ts';

/**
 * Publishes the link of a draw in the caller's transaction, once its bets are closed: from then on everybody may compute with it. The rows
 * refuse a link that does not follow those that are out.
 */
export async function revealLink(
  tx: Tx,
  app: Pick<Platform, 'config'>,
  code: string,
  { chain: number, index }: LinkPlace,
): Promise<string> {
  const link = await secretLink(tx, app, code, { chain: number, index });
  await insertLink(tx, { code, number, index, link });
  return link;
}
