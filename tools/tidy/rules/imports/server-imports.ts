import { moduleLadder } from '../../ladder.ts';
import { moduleOf, resolveImport } from '../../resolve-import.ts';
import { isCode, isTest } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

const server = 'apps/server/src/';
const platform = `${server}platform/`;
const modules = `${server}modules/`;
/** Files of `modules/` itself that belong to every module. */
const shared = ['events.ts', 'mount.ts'].map((name) => modules + name);

const looksAt = (path: string): boolean => path.startsWith(server) && isCode(path) && !isTest(path);

/** Runs `judge` over the imports that lead somewhere inside the server. */
function serverImports(
  judge: (from: string, target: string, specifier: string) => string | undefined,
): Rule['check'] {
  return ({ path, imports }) =>
    imports.flatMap(({ specifier, line }): Finding[] => {
      const target = resolveImport(path, specifier);
      const message = target?.startsWith(server) ? judge(path, target, specifier) : undefined;
      return message === undefined ? [] : [{ path, line, message }];
    });
}

export const platformBelow: Rule = {
  name: 'platform-below',
  level: 'error',
  looksAt: (path) => looksAt(path) && path.startsWith(platform),
  check: serverImports((_from, target) =>
    target.startsWith(modules) && target !== `${modules}events.ts`
      ? 'the platform knows no module: take what you need as a parameter or a registry entry.'
      : undefined,
  ),
};

export const ladder: Rule = {
  name: 'module-ladder',
  level: 'error',
  looksAt: (path) => looksAt(path) && moduleOf(path) !== undefined,
  check: serverImports((from, target) => {
    const [own, other] = [moduleOf(from) ?? '', moduleOf(target)];
    if (other === undefined || other === own) return undefined;
    const [place, otherPlace] = [moduleLadder.indexOf(own), moduleLadder.indexOf(other)];
    if (place === -1)
      return `the module "${own}" has no place on the ladder: add it to tools/tidy/ladder.ts.`;
    if (otherPlace !== -1 && otherPlace < place) return undefined;
    return `${own} is above ${other} on the ladder: send ${other} an event (modules/events.ts), or pass a function in.`;
  }),
};

export const frontDoor: Rule = {
  name: 'module-front-door',
  level: 'error',
  looksAt: (path) => looksAt(path) && path.startsWith(modules) && path !== `${modules}mounts.ts`,
  check: serverImports((from, target) => {
    const other = moduleOf(target);
    if (other === undefined || other === moduleOf(from) || target === `${modules}${other}/index.ts`)
      return undefined;
    return `only the front door of ${other} is open: import '#modules/${other}' and export what you need from its index.ts.`;
  }),
};

export const subpaths: Rule = {
  name: 'server-subpaths',
  level: 'error',
  looksAt: (path) => looksAt(path) && path.startsWith(modules),
  check: serverImports((from, target, specifier) => {
    if (!specifier.startsWith('.') || shared.includes(target)) return undefined;
    if (target.startsWith(platform))
      return `write '#platform/${target.slice(platform.length)}' instead of ${specifier}.`;
    const other = moduleOf(target);
    if (other === undefined && moduleOf(from) !== undefined) {
      return `a module knows only the platform and modules above it, not ${target.slice(server.length)}.`;
    }
    const mounting = from === `${modules}mounts.ts`;
    return other === moduleOf(from) || mounting
      ? undefined
      : `write '#modules/${other}' instead of ${specifier}.`;
  }),
};
