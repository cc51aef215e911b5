import { seal } from '#platform/crypto/seal.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { holdNewestChain, insertChain, updateTaken, type ChainRow } from './chains-store.ts';
import { earlierLink } from './earlier-link.ts';

/** Draws of one chain; then another one begins. Computing the first link from the secret takes about 7 ms. */
const chainLength = 10_000;
export const chainPurpose = 'game-chain';

/** A draw's place in its chain. */
export interface LinkPlace {
  readonly chain: number;
  readonly index: number;
}

/** A place that a draw has taken, with link(0) of the chain, which is published before the draw. */
export interface TakenLink extends LinkPlace {
  readonly firstLink: string;
}

/** The next links of a code's chain, each for one draw and in the order of the draws. Callers of one code wait for each other's commit. */
export async function takeLinks(
  tx: Tx,
  app: Pick<Platform, 'config' | 'ids'>,
  code: string,
  count: number,
): Promise<TakenLink[]> {
  const taken: TakenLink[] = [];
  let chain = (await holdNewestChain(tx, code)) ?? (await beginChain(tx, app, code, 1));
  while (taken.length < count) {
    if (chain.taken === chain.last) chain = await beginChain(tx, app, code, chain.number + 1);
    const until = Math.min(chain.last, chain.taken + count - taken.length);
    for (let index = chain.taken + 1; index <= until; index += 1)
      taken.push({ chain: chain.number, index, firstLink: chain.first_link });
    await updateTaken(tx, chain, until);
    chain = { ...chain, taken: until };
  }
  return taken;
}

async function beginChain(
  tx: Tx,
  app: Pick<Platform, 'config' | 'ids'>,
  code: string,
  number: number,
): Promise<ChainRow> {
  const secret = sha256(app.ids.secret()).toString('hex');
  const sealed = seal(app.config.secrets.server, chainPurpose, secret);
  const row = { code, number, first_link: earlierLink(secret, chainLength), sealed, last: chainLength };
  await insertChain(tx, row);
  return { ...row, taken: 0 };
}
