import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { reactionLines } from '@fairway/contract/errors/error-reactions.ts';

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

/** Endpoints as the browser needs them: where a call goes, and whether the token stays at home. */
const calls = Object.fromEntries(
  Object.entries<Endpoint>(endpoints)
    .filter(([, { caller }]) => caller === 'visitor' || caller === 'member')
    .map(([name, { method, path, anonymous }]) => [
      name,
      { method, path, ...(anonymous ? { anonymous } : {}) },
    ]),
);

const modules: Readonly<Record<string, string>> = {
  [fileOf('@fairway/contract/endpoints.ts')]: `export const endpoints = ${JSON.stringify(calls)};`,
  [fileOf('@fairway/contract/errors/error-reactions.ts')]:
    `export const reactionLines = ${JSON.stringify(reactionLines)};`,
};

/**
 * Gives the browser two tables of the contract without what only servers and documents read: operator calls, limits and
 * summaries of endpoints, and the texts of errors, which come with each answer in the visitor's language.
 */
export function slimContract(): Plugin {
  return { name: 'slim-contract', enforce: 'pre', load: (id) => modules[id.split('?')[0] ?? id] };
}
