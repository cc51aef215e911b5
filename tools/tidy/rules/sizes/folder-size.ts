import { posix } from 'node:path';
import { isCode, isTest } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

const limit = 20;

export const folderSize: Rule = {
  name: 'folder-size',
  level: 'warn',
  looksAt: (path) => isCode(path) && !isTest(path),
  check: ({ path }, { paths }) => {
    const folder = posix.dirname(path);
    const siblings = paths
      .filter((other) => posix.dirname(other) === folder && isCode(other) && !isTest(other))
      .toSorted();
    if (siblings.length <= limit || siblings[0] !== path) return [];
    return [
      {
        path: folder,
        line: 1,
        message: `${siblings.length} files: beyond ${limit} a folder wants subfolders by subject; 15 is what we aim at.`,
      },
    ];
  },
};
