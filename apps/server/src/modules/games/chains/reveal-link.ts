import { linkBefore } from '@fairway/fair-games';
import { unseal } from '#platform/crypto/seal.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { hashing } from '../rules/hashing.ts';
import { insertLink, selectChain } from './chains-store.ts';
import { chainPurpose, type TakenLink } from './take-links.ts';

/**
 * Publishes the link of a draw in the caller's transaction, once its bets are closed: from then on everybody may compute with it. The rows
 * refuse a link that does not follow those that are out.
 */
export async function revealLink(
  tx: Tx,
  app: Pick<Platform, 'config'>,
  code: string,
  { chain: number, index }: TakenLink,
): Promise<string> {
  const chain = await selectChain(tx, code, number);
  if (!chain) throw new Error(`${code} has no chain ${number}`);
  let link = unseal(app.config.secrets.server, chainPurpose, chain.sealed);
  for (let place = chain.last; place > index; place -= 1) link = linkBefore(hashing, link);
  await insertLink(tx, { code, number, index, link });
  return link;
}
