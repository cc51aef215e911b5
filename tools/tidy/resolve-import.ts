import { posix } from 'node:path';
import { workspaceImports } from './ladder.ts';

/** Where an import leads: a path in the project, or undefined for a package from outside. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#platform/')) return `apps/server/src/platform/${specifier.slice(10)}`;
  if (specifier === '#modules/events') return 'apps/server/src/modules/events.ts';
  if (specifier.startsWith('#modules/')) return `apps/server/src/modules/${specifier.slice(9)}/index.ts`;
  if (!specifier.startsWith('@fairway/')) return undefined;
  const [, name = '', ...rest] = specifier.split('/');
  const home = [`packages/${name}`, `apps/${name}`, name].find((folder) => folder in workspaceImports);
  return home === undefined ? specifier : posix.join(home, 'src', rest.join('/') || 'index.ts');
}

/** The workspace a path belongs to, such as `packages/money`; undefined outside all of them. */
export function workspaceOf(path: string): string | undefined {
  return Object.keys(workspaceImports).find((folder) => path.startsWith(`${folder}/`));
}

/** The server module a path belongs to; undefined outside all of them. */
export function moduleOf(path: string): string | undefined {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}
