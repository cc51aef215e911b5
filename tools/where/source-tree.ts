import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migratedTables, projectFiles } from '../tidy/project-files.ts';
import { resolveImport } from '../tidy/resolve-import.ts';
import { isCode, isTest } from '../tidy/rule.ts';
import { sourceFile } from '../tidy/source-file.ts';
import type { SourceFile } from '../tidy/source-file.ts';

/** The checkout as something to ask questions of. */
export interface SourceTree {
  /** Product code and tests, as paths from the project's folder. */
  readonly paths: readonly string[];
  readonly tables: ReadonlyMap<string, string>;
  read(path: string): SourceFile;
  /** Files of ours that a file imports. */
  importsOf(path: string): string[];
  /** Files that import a file, tests left out. */
  importersOf(path: string): string[];
}

export function sourceTree(root: string): SourceTree {
  const all = projectFiles(root);
  const paths = all.filter((path) => isCode(path) && /^(apps|packages|e2e)\//.test(path));
  const files = new Map<string, SourceFile>();
  const read = (path: string): SourceFile => {
    const file = files.get(path) ?? sourceFile(path, readFileSync(join(root, path), 'utf8'));
    files.set(path, file);
    return file;
  };
  const known = new Set(paths);
  const imports = new Map<string, string[]>();
  const importsOf = (path: string): string[] => {
    const targets =
      imports.get(path) ??
      read(path)
        .imports.map(({ specifier }) => resolveImport(path, specifier))
        .filter((target): target is string => target !== undefined && known.has(target));
    imports.set(path, targets);
    return targets;
  };
  return {
    paths,
    tables: migratedTables(root, all),
    read,
    importsOf,
    importersOf: (path) => paths.filter((other) => !isTest(other) && importsOf(other).includes(path)),
  };
}
