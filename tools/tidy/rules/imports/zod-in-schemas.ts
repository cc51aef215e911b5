import { isTest } from '../../rule.ts';
import type { Rule } from '../../rule.ts';
import { resolveImport } from '../../resolve-import.ts';

const contract = /^packages\/contract\/src\//;
/** What such a file is called, so that an importer sees it. */
const withZod = /(^|[/-])(schemas|settings|fields)\.ts$/;

export const zodInSchemas: Rule = {
  name: 'zod-in-schemas',
  level: 'error',
  looksAt: (path) =>
    (contract.test(path) && !withZod.test(path) && !isTest(path)) ||
    (/^(packages\/api-client|apps\/web)\/src\/.*\.tsx?$/.test(path) && !isTest(path)),
  check: (file) =>
    file.program.body.flatMap((statement) => {
      const source = loadedBy(statement);
      if (source === undefined) return [];
      const target = resolveImport(file.path, source);
      if (source !== 'zod' && !(target !== undefined && contract.test(target) && withZod.test(target)))
        return [];
      return [
        {
          path: file.path,
          line: file.lineOf(statement.start),
          message: `loads the validator with "${source}": import its types alone, or put what a page needs into a file without schemas.`,
        },
      ];
    }),
};

/** What a statement loads when it runs; undefined where it imports types alone, or nothing. */
function loadedBy(statement: { readonly type: string }): string | undefined {
  const { type, importKind, exportKind, source, specifiers } = statement as {
    type: string;
    importKind?: string;
    exportKind?: string;
    source?: { value: string } | null;
    specifiers?: readonly { importKind?: string; exportKind?: string }[];
  };
  if (!source || !/^(Import|Export(Named|All))Declaration$/.test(type)) return undefined;
  if (importKind === 'type' || exportKind === 'type') return undefined;
  const typesAlone =
    specifiers !== undefined &&
    specifiers.length > 0 &&
    specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type');
  return typesAlone ? undefined : source.value;
}
