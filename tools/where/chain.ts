import { isTest } from '../tidy/rule.ts';
import { findRoutes } from './find-endpoint.ts';
import type { EndpointPlace } from './find-endpoint.ts';
import type { SourceTree } from './source-tree.ts';

/** A step of an operation's chain, with its places; `further`: how many more were reached than are named. */
export interface Step {
  readonly title: string;
  readonly places: readonly string[];
  readonly further?: number;
}

/** The chain of one operation through the checkout, from its contract to its tests. */
export function chainOf(tree: SourceTree, { name, path: contract, line, call }: EndpointPlace): Step[] {
  const routes = findRoutes(tree, name);
  const operations = routes.flatMap((route) => operationFiles(tree, route.path, route.operation));
  const direct = unique(operations.flatMap((path) => tree.importsOf(path))).filter(isStore);
  const reached = unique(operations.flatMap((path) => withinModule(tree, path))).filter(isStore);
  const stores = direct.length > 0 ? direct : reached;
  const tables = tablesOf(tree, stores);
  const named = new RegExp(`\\b${name}\\b`);
  const hooks = tree.paths.filter(
    (path) => /^apps\/(web|console)\/src\//.test(path) && !isTest(path) && calls(tree, path, name),
  );
  const tests = tree.paths.filter(
    (path) =>
      isTest(path) && (named.test(tree.read(path).text) || operations.some((one) => besides(one, path))),
  );
  return [
    { title: '契约 · contract', places: [`${contract}:${line}  ${call}`] },
    {
      title: '路由 · route',
      places: routes.map((route) => `${route.path}:${route.line}  ${route.operation}`),
    },
    { title: '操作 · operation', places: operations },
    { title: '存取 · stores', places: stores, further: reached.length - stores.length },
    { title: '数据表 · tables', places: tables, further: tablesOf(tree, reached).length - tables.length },
    { title: '接口钩子 · hook', places: hooks },
    { title: '界面 · screens', places: screensOf(tree, hooks) },
    { title: '测试 · tests', places: tests },
  ];
}

/** Whether a page's file calls the operation; a comment that names it does not count. */
function calls(tree: SourceTree, path: string, name: string): boolean {
  return new RegExp(`\\.${name}\\b|['"]${name}['"]`).test(tree.read(path).text);
}

/** The first components above the hooks, through whatever files without a screen are between. */
function screensOf(tree: SourceTree, hooks: readonly string[]): string[] {
  const screens = hooks.filter(isScreen);
  const seen = new Set(hooks);
  const open = hooks.filter((path) => !isScreen(path));
  for (let path = open.pop(); path !== undefined; path = open.pop())
    for (const importer of tree.importersOf(path)) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      if (isScreen(importer)) screens.push(importer);
      else open.push(importer);
    }
  return unique(screens);
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

function isStore(path: string): boolean {
  return path.endsWith('-store.ts');
}

function isScreen(path: string): boolean {
  return path.endsWith('.tsx');
}
