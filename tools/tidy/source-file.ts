import { parseSync } from 'oxc-parser';
import type { Comment, Program } from 'oxc-parser';

interface Import {
  /** As written. */
  readonly specifier: string;
  readonly line: number;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lineCount: number;
  /** Line of an offset, counted from 1. */
  readonly lineOf: (offset: number) => number;
  /** Static, dynamic and re-exporting imports alike; read from the syntax tree, so that no spelling escapes. */
  readonly imports: readonly Import[];
  /** Number of `export … from` statements. */
  readonly reExports: number;
  /** Number of statements of its own, `import` and `export … from` left out. */
  readonly ownStatements: number;
  readonly program: Program;
  readonly comments: readonly Comment[];
}

/** Wraps a file for the rules; the syntax tree is made at first use. */
export function sourceFile(path: string, text: string): SourceFile {
  const starts = lineStarts(text);
  const lineOf = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  let parsed: ReturnType<typeof parseSync> | undefined;
  const parse = (): ReturnType<typeof parseSync> => {
    if (parsed !== undefined) return parsed;
    parsed = parseSync(path, text);
    const fault = parsed.errors[0];
    if (fault !== undefined) throw new Error(`${path}: ${fault.message}`);
    return parsed;
  };
  return {
    path,
    text,
    lineCount: starts.length - (text.endsWith('\n') ? 1 : 0),
    lineOf,
    get imports() {
      return readImports(parse(), text, lineOf);
    },
    get reExports() {
      return parse().module.staticExports.filter(({ entries }) =>
        entries.some((entry) => entry.moduleRequest),
      ).length;
    },
    get ownStatements() {
      return parse().program.body.filter((statement) => !isPassingOn(statement)).length;
    },
    get program() {
      return parse().program;
    },
    get comments() {
      return parse().comments;
    },
  };
}

function readImports(
  { module }: ReturnType<typeof parseSync>,
  text: string,
  lineOf: (offset: number) => number,
): Import[] {
  const { staticImports, staticExports, dynamicImports } = module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ].map(({ value, start }) => ({ specifier: value, line: lineOf(start) }));
  const computed = dynamicImports
    .map(({ moduleRequest: { start, end } }) => ({ specifier: text.slice(start, end), line: lineOf(start) }))
    .filter(({ specifier }) => /^(['"]).*\1$/.test(specifier))
    .map(({ specifier, line }) => ({ specifier: specifier.slice(1, -1), line }));
  return [...named, ...computed];
}

function isPassingOn(statement: Program['body'][number]): boolean {
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && statement.source !== null;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
