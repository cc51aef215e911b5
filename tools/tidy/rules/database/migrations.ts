import { basename } from 'node:path';
import { moduleLadder } from '../../ladder.ts';
import type { Rule } from '../../rule.ts';

const folder = 'apps/server/migrations/';
const shape = /^(\d{4})_([a-z]+(?:-[a-z]+)*)(?:_[a-z0-9]+)+\.sql$/;

export const migrationNames: Rule = {
  name: 'migration-names',
  level: 'error',
  looksAt: (path) => path.startsWith(folder),
  check: ({ path }, { paths }) => {
    const [, number = '', owner = ''] = shape.exec(basename(path)) ?? [];
    if (number === '' || ![...moduleLadder, 'platform'].includes(owner)) {
      return [
        {
          path,
          line: 1,
          message: 'a migration is called number, module, noun: 0042_cashier_deposit_orders.sql.',
        },
      ];
    }
    const first = paths.filter((other) => other.startsWith(`${folder}${number}_`)).toSorted()[0];
    return first === path
      ? []
      : [
          {
            path,
            line: 1,
            message: `number ${number} is taken by ${basename(first ?? '')}: take the next free one.`,
          },
        ];
  },
};

export const migrationTables: Rule = {
  name: 'migration-tables',
  level: 'error',
  looksAt: (path) => path.startsWith(folder) && shape.test(basename(path)),
  check: ({ path, text, lineOf }) => {
    const owner = (shape.exec(basename(path))?.[2] ?? '').replaceAll('-', '_');
    const made = text.matchAll(
      /^\s*(?:create|alter|drop)\s+table\s+(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?(?:public\.)?([a-z0-9_]+)/gim,
    );
    return [...made]
      .filter(([, table = '']) => table !== owner && !table.startsWith(`${owner}_`))
      .map(({ 1: table = '', index }) => ({
        path,
        line: lineOf(index),
        message: `${table} is not a table of ${owner}: a table starts with its module's name and changes in its module's files.`,
      }));
  },
};
