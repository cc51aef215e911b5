import { projectRoot } from '../project.ts';
import { PlainError } from '../processes/plain-error.ts';
import { isTest } from '../tidy/rule.ts';
import { findEndpoints, findRoutes } from './find-endpoint.ts';
import type { EndpointPlace } from './find-endpoint.ts';
import { sourceTree } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';

/** `npm run where createDepositOrder`: the way of one operation from the table to the button. */
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
  if (chosen.length === 0)
    throw new PlainError(
      `没有名为 ${wish} 的操作。\nNo operation is called ${wish}.\n\n${listOf(endpoints)}`,
    );
  process.stdout.write(
    chosen.length > 8 ? `${listOf(chosen)}\n` : chosen.map((endpoint) => chainOf(tree, endpoint)).join('\n'),
  );
}

function listOf(endpoints: readonly EndpointPlace[]): string {
  return endpoints.map(({ name, call }) => `  ${name.padEnd(32)} ${call}`).join('\n');
}

function chainOf(tree: SourceTree, endpoint: EndpointPlace): string {
  const { name } = endpoint;
  const routes = findRoutes(tree, name);
  const operations = routes.flatMap(({ path, operation }) => operationFiles(tree, path, operation));
  const reached = unique(operations.flatMap((path) => [path, ...withinModule(tree, path)]));
  const stores = reached.filter((path) => path.endsWith('-store.ts'));
  const named = new RegExp(`\\b${name}\\b`);
  const pages = tree.paths.filter((path) => /^apps\/(web|console)\/src\//.test(path) && !isTest(path));
  const hooks = pages.filter((path) => named.test(tree.read(path).text));
  const screens = unique(hooks.flatMap((path) => tree.importersOf(path))).filter((path) =>
    path.endsWith('.tsx'),
  );
  const tests = tree.paths.filter(
    (path) =>
      isTest(path) && (named.test(tree.read(path).text) || operations.some((one) => besides(one, path))),
  );
  const rows: [string, string[]][] = [
    ['契约 · contract', [`${endpoint.path}:${endpoint.line}  ${endpoint.call}`]],
    ['路由 · route', routes.map(({ path, line, operation }) => `${path}:${line}  ${operation}`)],
    ['操作 · operation', operations],
    ['存取 · stores', stores],
    ['数据表 · tables', tablesOf(tree, stores)],
    ['接口钩子 · hook', hooks],
    ['界面 · screens', screens],
    ['测试 · tests', tests],
  ];
  const lines = rows.map(
    ([title, places]) =>
      `  ${title}\n${(places.length > 0 ? places : ['–']).map((place) => `      ${place}`).join('\n')}`,
  );
  return `${name}\n${lines.join('\n')}\n`;
}

/** The file from which a route table imports its operation; the table itself when it is written there. */
function operationFiles(tree: SourceTree, routes: string, operation: string): string[] {
  const word = /^[A-Za-z]+/.exec(operation)?.[0] ?? '';
  const declares = new RegExp(`export (?:async )?(?:const|function) ${word}\\b`);
  const files = tree.importsOf(routes).filter((path) => declares.test(tree.read(path).text));
  return files.length > 0 ? files : [routes];
}

/** Everything of the same module that a file reaches. */
function withinModule(tree: SourceTree, start: string, seen = new Set<string>()): string[] {
  const home = start.split('/').slice(0, 5).join('/');
  for (const next of tree.importsOf(start)) {
    if (seen.has(next) || !next.startsWith(`${home}/`)) continue;
    seen.add(next);
    withinModule(tree, next, seen);
  }
  return [...seen];
}

function tablesOf(tree: SourceTree, stores: readonly string[]): string[] {
  const words = stores.flatMap((path) => tree.read(path).text.match(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g) ?? []);
  return unique(words.filter((word) => tree.tables.has(word)));
}

function besides(operation: string, test: string): boolean {
  return test.startsWith(operation.replace(/\.ts$/, '.'));
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)].toSorted();
}
