import { Visitor } from 'oxc-parser';
import type { TemplateElement } from 'oxc-parser';
import { tableGuests } from '../../ladder.ts';
import { moduleOf } from '../../resolve-import.ts';
import { isCode, isTest } from '../../rule.ts';
import type { Finding, Project, Rule } from '../../rule.ts';
import type { SourceFile } from '../../source-file.ts';

const server = 'apps/server/src/';
const looksAt = (path: string): boolean => path.startsWith(server) && isCode(path) && !isTest(path);

/** Finds table names in the strings of a file: SQL and query builders both write them there. */
function namedTables(
  file: SourceFile,
  { tables }: Project,
): { table: string; owner: string; line: number }[] {
  const found: { table: string; owner: string; line: number }[] = [];
  const read = (text: string, start: number): void => {
    for (const word of text.match(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g) ?? []) {
      const owner = tables.get(word);
      if (owner !== undefined) found.push({ table: word, owner, line: file.lineOf(start) });
    }
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') read(node.value, node.start);
    },
    TemplateElement(node: TemplateElement) {
      read(node.value.raw, node.start);
    },
  }).visit(file.program);
  return found;
}

export const ledgerTables: Rule = {
  name: 'ledger-tables',
  level: 'error',
  looksAt: (path) => looksAt(path) && moduleOf(path) !== 'ledger',
  check: (file, project) =>
    namedTables(file, project)
      .filter(({ owner }) => owner === 'ledger')
      .map(({ table, line }) => ({
        path: file.path,
        line,
        message: `only the ledger touches ${table}: post or read through '#modules/ledger'.`,
      })),
};

export const ownTables: Rule = {
  name: 'own-tables',
  level: 'error',
  looksAt,
  check: (file, project) => {
    const own = ownerOf(file.path);
    if (own === undefined) return [];
    return namedTables(file, project)
      .filter(({ table, owner }) => owner !== own && owner !== 'ledger' && tableGuests[table]?.module !== own)
      .map(({ table, owner, line }): Finding => ({
        path: file.path,
        line,
        message: `${table} belongs to ${owner}: ask '#modules/${owner}' or listen to its event.`,
      }));
  },
};

function ownerOf(path: string): string | undefined {
  return path.startsWith(`${server}platform/`) ? 'platform' : moduleOf(path);
}
