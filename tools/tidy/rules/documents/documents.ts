import { posix } from 'node:path';
import { isCode } from '../../rule.ts';
import type { Rule } from '../../rule.ts';
import { lineEach } from './line-each.ts';

const isDocument = (path: string): boolean => path.endsWith('.md');

/** `[text](target)` with a target inside the project; pictures too. */
const link = /\]\((?![a-z]+:|\/\/)([^)\s#]*)(#[^)\s]*)?\)/gi;

/** What a document names between backticks as a file: `tools/tidy/ladder.ts`, `order-store.ts`; no pattern and no placeholder. */
const namedFile = /(?<![\w`])`((?![.@][a-z])[\w@./-]+\.(?:ts|tsx|mjs|sql|md|sh|css|html))`/g;

/** The folders that a row of a README's table is about: `orders/`, `payments/` in its first cell. */
const tabledFolders = /^\| ((?:`[\w./-]+\/`(?:, )?)+) *\|/g;

/** What a document names between backticks as a folder: `orders/`, `channels/gift/`. */
const namedFolder = /`([a-z][\w./-]*\/)`/g;

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

export const documentFolders: Rule = {
  name: 'document-folders',
  level: 'error',
  // Decisions and the changelog may name what was there then.
  looksAt: (path) => isDocument(path) && !path.startsWith('docs/decisions/') && path !== 'CHANGELOG.md',
  check: ({ path, text }, { paths }) => {
    const isThere = (folder: string, below = '') =>
      paths.some((one) => one.startsWith(below) && `/${one}`.includes(`/${folder}`));
    const place = posix.dirname(path) === '.' ? '' : `${posix.dirname(path)}/`;
    return [
      ...lineEach(path, text, namedFolder, ([, folder = '']) =>
        isThere(folder) ? undefined : `there is no folder ${folder}: name it as it is called now.`,
      ),
      ...lineEach(path, text, tabledFolders, ([, cell = '']) => {
        const folders = [...cell.matchAll(namedFolder)].map(([, folder = '']) => folder);
        const gone = folders.filter((folder) => isThere(folder) && !isThere(folder, place));
        return gone.length === 0 || posix.basename(path) !== 'README.md'
          ? undefined
          : `there is no folder ${gone.join(', ')} here: name it as it is called now.`;
      }),
    ];
  },
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
