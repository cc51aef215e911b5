import type { SourceFile } from './source-file.ts';

export interface Finding {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong and what to do instead. */
  readonly message: string;
}

export interface Rule {
  readonly name: string;
  /** `warn` is printed and does not fail. */
  readonly level: 'error' | 'warn';
  /** Which files it looks at; paths are relative to the project, with forward slashes. */
  readonly looksAt: (path: string) => boolean;
  readonly check: (file: SourceFile, project: Project) => Finding[];
}

/** What a rule may know beyond the file in its hand. */
export interface Project {
  /** Every file of the project that is not ignored. */
  readonly paths: readonly string[];
  /** Owner of each table of the migrations, such as `cashier_orders` to `cashier`. */
  readonly tables: ReadonlyMap<string, string>;
}

const testPath = /(\.(test|spec|fixture)\.tsx?|\/testing\/.*|\/test-[a-z-]+\.ts)$/;

/** True for tests and what only tests use (`testing/`, `test-….ts`): they may look behind every door. */
export function isTest(path: string): boolean {
  return testPath.test(path);
}

/** True for TypeScript and JavaScript sources. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');
}
