import { testImports, workspaceImports } from '../../ladder.ts';
import { resolveImport, workspaceOf } from '../../resolve-import.ts';
import { isCode, isTest } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

/** Packages in their order, apps apart from each other. */
export const workspaceOrder: Rule = {
  name: 'workspace-order',
  level: 'error',
  looksAt: (path) => isCode(path) && workspaceOf(path) !== undefined,
  check: ({ path, imports }) => {
    const home = workspaceOf(path) ?? '';
    const allowed = [home, ...(workspaceImports[home] ?? []), ...(isTest(path) ? testImports : [])];
    return imports.flatMap(({ specifier, line }) => {
      const target = resolveImport(path, specifier);
      if (target === undefined) return [];
      const owner = workspaceOf(target) ?? (target.startsWith('tools/') && home === 'bench' ? home : target);
      if (allowed.includes(owner)) return [];
      const may = workspaceImports[home]?.join(', ') || 'nothing of ours';
      const message = `${home} may not import ${owner}. It may import: ${may}. Move the shared part down, or pass it in.`;
      return [{ path, line, message }];
    });
  },
};

/** A workspace is entered by its name, not by a relative path that climbs over its fence. */
export const workspaceFence: Rule = {
  name: 'workspace-fence',
  level: 'error',
  looksAt: (path) => isCode(path) && workspaceOf(path) !== undefined,
  check: ({ path, imports }) =>
    imports.flatMap(({ specifier, line }) => {
      const target = specifier.startsWith('.') ? resolveImport(path, specifier) : undefined;
      const owner = target === undefined ? undefined : workspaceOf(target);
      if (owner === undefined || owner === workspaceOf(path)) return [];
      const name = `@fairway/${owner.split('/').at(-1)}`;
      return [{ path, line, message: `${specifier} climbs into ${owner}: import it as ${name}.` }];
    }),
};

/** What only tests use stays out of the product. */
export const noTestCode: Rule = {
  name: 'no-test-code',
  level: 'error',
  looksAt: (path) => isCode(path) && !isTest(path) && /^(apps|packages\/(?!testkit))/.test(path),
  check: ({ path, imports }) =>
    imports.flatMap(({ specifier, line }) => {
      const target = resolveImport(path, specifier);
      if (target === undefined || !(isTest(target) || workspaceOf(target) === 'packages/testkit')) return [];
      return [{ path, line, message: `${specifier} is for tests: the product must run without it.` }];
    }),
};
