import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Each table that the migrations create, and the module whose name it starts with. */
export function migratedTables(root: string, paths: readonly string[]): Map<string, string> {
  const tables = new Map<string, string>();
  for (const path of paths.filter((one) => /^apps\/server\/migrations\/.*\.sql$/.test(one))) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, table = ''] of text.matchAll(
      /create\s+table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?([a-z0-9_]+)/gi,
    )) {
      tables.set(table, table.split('_')[0] ?? '');
    }
  }
  return tables;
}
