import { posix } from 'node:path';
import { isCode } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { lineEach } from './line-each.ts';

const isDocument = (path: string): boolean => path.endsWith('.md');

/** `[text](target)` with a target inside the project; pictures too. */
const link = /\]\((?![a-z]+:|\/\/)([^)\s#]*)(#[^)\s]*)?\)/gi;

/** What a document names between backticks as a file: `tools/tidy/ladder.ts`, `order-store.ts`; no pattern and no placeholder. */
const namedFile = /(?<![\w`])`((?![.@][a-z])[\w@./-]+\.(?:ts|tsx|mjs|sql|md|sh|css|html))`/g;

/** Where a comment or a string of the code points into the documents. */
const namedDocument = /\bdocs\/[\w./-]+\.md\b/g;

export const documentLinks: Rule = {
  name: 'document-links',
  level: 'error',
  looksAt: isDocument,
  check: ({ path, text }, { paths }) =>
    lineEach(path, text, link, ([, target = '', anchor]) => {
      if (target === '' || anchor === '#') return undefined;
      const full = posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/$/, '');
      // Hidden files such as .env.example are not in the project's list.
      if (posix.basename(full).startsWith('.')) return undefined;
      const there = paths.some((one) => one === full || one.startsWith(`${full}/`));
      return there
        ? undefined
        : `the link ${target} leads to nothing: name where it is now, or take the link out.`;
    }),
};

export const documentPaths: Rule = {
  name: 'document-paths',
  level: 'error',
  looksAt: isDocument,
  check: ({ path, text }, { paths }) =>
    lineEach(path, text, namedFile, ([, named = '']) => {
      const wanted = posix.normalize(named).replace(/^(\.\.?\/)+/, '');
      if (paths.some((one) => one === wanted || one.endsWith(`/${wanted}`))) return undefined;
      return `there is no file ${named}: name it as it is called now, or drop it.`;
    }),
};

export const codeNamesDocuments: Rule = {
  name: 'code-names-documents',
  level: 'error',
  looksAt: isCode,
  check: ({ path, text }, { paths }) =>
    lineEach(path, text, namedDocument, ([named = '']) =>
      paths.includes(named) || path.endsWith('planted.ts')
        ? undefined
        : `there is no ${named}: name the page as it is called now.`,
    ),
};
