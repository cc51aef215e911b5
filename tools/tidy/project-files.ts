import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleLadder } from './ladder.ts';

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

/** Each table that the migrations leave, by its last name, and the module that owns it. */
export function migratedTables(root: string, paths: readonly string[]): Map<string, string> {
  const tables = new Map<string, string>();
  for (const path of paths.filter((one) => /^apps\/server\/migrations\/.*\.sql$/.test(one))) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, created = '', from = '', to = ''] of text.matchAll(
      /create\s+table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?([a-z0-9_]+)|^alter\s+table\s+([a-z0-9_]+)\s+rename\s+to\s+([a-z0-9_]+)/gim,
    )) {
      tables.delete(from);
      const table = created || to;
      tables.set(table, ownerOf(table));
    }
  }
  return tables;
}

/** The module whose name a table has or starts with. */
function ownerOf(table: string): string {
  const named = moduleLadder
    .map((module) => ({ module, start: module.replaceAll('-', '_') }))
    .find(({ start }) => table === start || table.startsWith(`${start}_`));
  return named?.module ?? table.split('_')[0] ?? '';
}
