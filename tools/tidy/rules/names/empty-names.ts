import { emptyNames, forcedNames } from '../../ladder.ts';
import { isCode } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

export const emptyFileNames: Rule = {
  name: 'empty-names',
  level: 'error',
  // A wire name may force a word in the contract.
  looksAt: (path) => /\.(ts|tsx|mjs|css|sql|json)$/.test(path) && !path.startsWith('packages/contract/'),
  check: ({ path }) => {
    const segments = path.split('/').map((segment) => segment.replace(/\.[a-z.]+$/, ''));
    const words = segments.flatMap((segment) => segment.replace(forcedNames, '').split(/[-_.]/));
    const empty =
      emptyNames.find((name) => words.includes(name)) ??
      (segments.includes('service') ? 'service' : undefined);
    if (empty === undefined) return [];
    return [
      {
        path,
        line: 1,
        message: `"${empty}" in a name says nothing: name what the file holds (GLOSSARY.md).`,
      },
    ];
  },
};

const emptyWord = /(Utils?|Helpers?|Manager|Misc)$/;

export const emptyExportNames: Rule = {
  name: 'empty-export-names',
  level: 'error',
  looksAt: (path) => isCode(path) && !path.startsWith('packages/contract/'),
  check: (file) =>
    file.program.body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
      return declaredNames(statement.declaration)
        .filter((name) => emptyWord.test(name))
        .map((name) => ({
          path: file.path,
          line: file.lineOf(statement.start),
          message: `"${name}" names no thing: say what it is or does.`,
        }));
    }),
};

type Declaration = { readonly type: string } & Record<string, unknown>;

function declaredNames(declaration: object): string[] {
  const { id, declarations } = declaration as Declaration & {
    declarations?: { id: { name?: string } }[];
    id?: { name?: string };
  };
  if (declarations !== undefined) return declarations.flatMap((one) => one.id.name ?? []);
  return id?.name === undefined ? [] : [id.name];
}
