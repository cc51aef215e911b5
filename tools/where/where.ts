import { projectRoot } from '../project.ts';
import { PlainError } from '../processes/plain-error.ts';
import { chainOf } from './chain.ts';
import type { Step } from './chain.ts';
import { findEndpoints } from './find-endpoint.ts';
import type { EndpointPlace } from './find-endpoint.ts';
import { nearTo } from './near.ts';
import { sourceTree } from './source-tree.ts';

/** `npm run where createDepositOrder`: the chain of one operation from the table to the button. */
export async function where(wish: string | undefined): Promise<void> {
  const tree = sourceTree(projectRoot);
  const endpoints = findEndpoints(tree);
  if (wish === undefined)
    throw new PlainError(
      `用法：npm run where <操作名>\nUsage: npm run where <operation>\n\n${listOf(endpoints)}`,
    );
  const word = wish.toLowerCase();
  const exact = endpoints.filter(({ name }) => name === wish);
  const close = endpoints.filter(
    ({ name, call }) => name.toLowerCase().includes(word) || call.toLowerCase().includes(word),
  );
  const chosen = exact.length > 0 ? exact : close;
  if (chosen.length === 0) {
    const near = nearTo(tree, endpoints, wish);
    const found = [near.files.map((path) => `  ${path}`).join('\n'), listOf(near.endpoints)].filter(Boolean);
    throw new PlainError(
      [
        `没有名为 ${wish} 的操作。\nNo operation is called ${wish}.`,
        ...(found.length > 0 ? found : [listOf(endpoints)]),
      ].join('\n\n'),
    );
  }
  process.stdout.write(
    chosen.length > 8
      ? `${listOf(chosen)}\n`
      : chosen.map((endpoint) => say(endpoint.name, chainOf(tree, endpoint))).join('\n'),
  );
}

function listOf(endpoints: readonly EndpointPlace[]): string {
  return endpoints.map(({ name, call }) => `  ${name.padEnd(32)} ${call}`).join('\n');
}

function say(name: string, steps: readonly Step[]): string {
  const lines = steps.flatMap(({ title, places, further = 0 }) => [
    `  ${title}`,
    ...(places.length > 0 ? places : ['–']).map((place) => `      ${place}`),
    ...(further > 0
      ? [`      另有 ${further} 处，由其调用触及 · and ${further} more behind what it calls`]
      : []),
  ]);
  return `${name}\n${lines.join('\n')}\n`;
}
