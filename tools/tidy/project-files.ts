import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inheritedTables, moduleLadder } from './ladder.ts';

const ignored = new Set(['node_modules', 'dist', 'reports', 'test-results', 'coverage']);

/** Every file below `root` that the project itself wrote, as sorted paths with forward slashes. */
export function projectFiles(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || ignored.has(entry.name)) return [];
      if (entry.isDirectory()) return projectFiles(root, path);
      return entry.isFile() ? [path] : [];
    })
    .toSorted();
}

/** Each table that the migrations create, and the module that owns it. */
export function migratedTables(root: string, paths: readonly string[]): Map<string, string> {
  const tables = new Map<string, string>();
  for (const path of paths.filter((one) => /^apps\/server\/migrations\/.*\.sql$/.test(one))) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, table = ''] of text.matchAll(
      /create\s+table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?([a-z0-9_]+)/gi,
    )) {
      tables.set(table, ownerOf(table));
    }
  }
  return tables;
}

/** The module whose name a table starts with, or the one that inherited it. */
function ownerOf(table: string): string {
  const inherited = Object.entries(inheritedTables).find(([start]) => table.startsWith(start));
  const named = moduleLadder.find((module) => table.startsWith(`${module.replaceAll('-', '_')}_`));
  return inherited?.[1] ?? named ?? table.split('_')[0] ?? '';
}
