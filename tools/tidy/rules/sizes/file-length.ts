import { longFiles } from '../../ladder.ts';
import type { Rule } from '../../rule.ts';

const generated = /(\.gen\.|-artifact\.ts$)/;
const looksAt = (path: string): boolean =>
  /\.(ts|tsx|mjs|css|sql)$/.test(path) && !generated.test(path) && !(path in longFiles);

export const fileLength: Rule = {
  name: 'file-length',
  level: 'error',
  looksAt,
  check: ({ path, lineCount }) =>
    lineCount <= 400
      ? []
      : [
          {
            path,
            line: 401,
            message: `${lineCount} lines, limit 400: split it by operation, step or screen part.`,
          },
        ],
};

export const fileLengthWish: Rule = {
  name: 'file-length-wish',
  level: 'warn',
  looksAt,
  check: ({ path, lineCount }) =>
    lineCount <= 250 || lineCount > 400
      ? []
      : [
          {
            path,
            line: 251,
            message: `${lineCount} lines: beyond 250 it wants a reason; 40 to 150 is home.`,
          },
        ],
};
