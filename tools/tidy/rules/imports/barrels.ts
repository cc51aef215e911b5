import { isCode } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

const open = [
  /^packages\/[^/]+\/src\/index\.ts$/,
  /^packages\/contract\/src\/[^/]+\/index\.ts$/,
  /^apps\/server\/src\/modules\/[^/]+\/index\.ts$/,
];

export const barrels: Rule = {
  name: 'no-barrels',
  level: 'error',
  looksAt: (path) => isCode(path) && !open.some((pattern) => pattern.test(path)),
  check: ({ path, reExports, ownStatements }) =>
    reExports === 0 || ownStatements > 0
      ? []
      : [
          {
            path,
            line: 1,
            message:
              'a file that only passes on others hides where things are: import them from where they stand.',
          },
        ],
};
