import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project.ts';
import { moduleLadder, workspaceImports } from './ladder.ts';
import { migratedTables, projectFiles } from './project-files.ts';

// ARCHITECTURE.md, sentence by sentence, against the rules that are enforced and the tree as it is.

const page = readFileSync(join(projectRoot, 'ARCHITECTURE.md'), 'utf8');
const modules = join(projectRoot, 'apps/server/src/modules');
const folders = readdirSync(modules, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const has = (...path: string[]): boolean => existsSync(join(modules, ...path));
const namesIn = (text = ''): string[] => text.match(/[a-z][a-z-]+/g) ?? [];

describe('the ladder', () => {
  const drawn = (/^ledger ▸ .*$/m.exec(page)?.[0] ?? '').split(' ▸ ');

  it('is drawn in the order that is enforced, with every module that exists', () => {
    expect(drawn).toEqual(moduleLadder.filter((name) => folders.includes(name)));
    expect(drawn.toSorted()).toEqual(folders.toSorted());
  });

  it('names the rungs that wait for modules to come', () => {
    const waiting = /keeps rungs for what comes: ([^]*?)\. There are none/.exec(page)?.[1] ?? '';
    const reserved = moduleLadder.filter((name) => !folders.includes(name));
    const named = [...waiting.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
    expect(named).toEqual(expect.arrayContaining(reserved));
    expect(named.filter((name) => !moduleLadder.includes(name))).toEqual([]);
  });

  it('draws only imports of packages that are allowed, and no package imports an app', () => {
    const workspaces = Object.keys(workspaceImports);
    const full = (name: string) => workspaces.find((one) => one === name || one.endsWith(`/${name}`)) ?? name;
    const lines = (/## The ladder\n\n```\n([^]*?)```/.exec(page)?.[1] ?? '').trim().split('\n');
    for (const line of lines) {
      const steps = line.split('←').map((step) => namesIn(step).map(full));
      for (const [at, importers] of steps.entries())
        for (const importer of at === 0 ? [] : importers)
          for (const imported of steps[at - 1] ?? [])
            if (importer !== 'tests')
              expect(workspaceImports[importer], `${importer} ← ${line}`).toContain(imported);
    }
    for (const [workspace, imported] of Object.entries(workspaceImports))
      if (workspace.startsWith('packages/'))
        expect(imported.filter((one) => one.startsWith('apps/'))).toEqual([]);
  });
});

describe('a module’s silhouette', () => {
  it.each(folders)('%s has its page and its mount', (name) => {
    expect([has(name, 'README.md'), has(name, 'mount.ts')]).toEqual([true, true]);
  });

  it('lacks an index only where nobody imports the module', () => {
    const named = namesIn(/nobody imports ([^)]*)\)/.exec(page)?.[1]?.replace(' and ', ', ')).toSorted();
    expect(folders.filter((name) => !has(name, 'index.ts')).toSorted()).toEqual(named);
  });

  it('has routes in every module but ledger and play', () => {
    expect(folders.filter((name) => !has(name, 'routes.ts') && !has(name, 'operator-routes.ts'))).toEqual([
      'ledger',
      'play',
    ]);
  });

  it('names every table after its module', () => {
    const tables = migratedTables(projectRoot, projectFiles(projectRoot));
    const owners = [...new Set(tables.values())].toSorted();
    expect(owners.filter((owner) => owner !== 'platform' && !folders.includes(owner))).toEqual([]);
  });
});
