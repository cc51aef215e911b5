import { isCode } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

/** Written apart, so that this file does not find itself. */
const promises = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`);
const silenced = /(?:oxlint|eslint)-disable(?!.* -- \S)|@ts-(?:ignore|nocheck)|@ts-expect-error(?!\W*\w)/;

export const noPromises: Rule = {
  name: 'no-promises',
  level: 'error',
  looksAt: isCode,
  check: ({ path, comments, lineOf }) =>
    comments
      .filter(({ value }) => promises.test(value))
      .map(({ start }) => ({
        path,
        line: lineOf(start),
        message: 'a promise in a comment is kept by nobody: do it, or leave it out.',
      })),
};

export const silencedWithReason: Rule = {
  name: 'silenced-with-reason',
  level: 'error',
  looksAt: isCode,
  check: ({ path, comments, lineOf }) =>
    comments
      .filter(({ value }) => silenced.test(value))
      .map(({ start }) => ({
        path,
        line: lineOf(start),
        message:
          'a silenced rule says why: "oxlint-disable-next-line rule -- reason", "@ts-expect-error: reason"; @ts-ignore is not used.',
      })),
};
