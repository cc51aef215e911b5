import { Visitor } from 'oxc-parser';
import { sqlElsewhere } from '../../sql-elsewhere.ts';
import { isCode, isTest } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

const server = 'apps/server/src/';
/** What begins a statement of the query builder. */
const builders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom']);

/**
 * A statement belongs in a store beside its operation, one function a statement, so that a table's readers and writers
 * are found by file.
 */
export const sqlInStores: Rule = {
  name: 'sql-in-stores',
  level: 'error',
  looksAt: (path) =>
    path.startsWith(server) &&
    isCode(path) &&
    !isTest(path) &&
    !path.endsWith('-store.ts') &&
    !/\/(demo|seed)\//.test(path) &&
    !sqlElsewhere.has(path.slice(server.length)),
  check: ({ path, program, lineOf }) => {
    const found: Finding[] = [];
    const report = (start: number) =>
      found.push({
        path,
        line: lineOf(start),
        message:
          'SQL belongs in a store: move the statement into a function of its own in a *-store.ts beside this file.',
      });
    new Visitor({
      CallExpression({ callee, start }) {
        if (
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          builders.has(callee.property.name)
        )
          report(start);
      },
      TaggedTemplateExpression({ tag, start }) {
        if (tag.type === 'Identifier' && tag.name === 'sql') report(start);
      },
    }).visit(program);
    return found;
  },
};
