import { basename } from 'node:path';
import { isTest } from '../tidy/rule.ts';
import type { EndpointPlace } from './find-endpoint.ts';
import type { SourceTree } from './source-tree.ts';

/**
 * Suggestions for a query that is no operation: files named by all of its words, and operations that share one of them.
 * Much that matters (settling a bet, pricing a match) is no call of the contract.
 */
export function nearTo(
  tree: SourceTree,
  endpoints: readonly EndpointPlace[],
  wish: string,
): { files: string[]; endpoints: EndpointPlace[] } {
  const words = wordsOf(wish);
  if (words.length === 0) return { files: [], endpoints: [] };
  const named = (name: string, word: string) => wordsOf(name).some((one) => one.startsWith(word));
  return {
    files: tree.paths.filter((path) => !isTest(path) && words.every((word) => named(basename(path), word))),
    endpoints: endpoints.filter(({ name }) => words.some((word) => named(name, word))),
  };
}

/** `settleBet`, `settle-bet.ts` and `settle bet` are the same words. */
function wordsOf(name: string): string[] {
  const bare = name.replace(/\.[a-z]+$/, '').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
  return bare.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
