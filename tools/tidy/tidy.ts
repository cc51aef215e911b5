import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migratedTables, projectFiles } from './project-files.ts';
import type { Finding, Project, Rule } from './rule.ts';
import { allRules } from './rules/all-rules.ts';
import { sourceFile } from './source-file.ts';

export interface TidyReport {
  /** Files that at least one rule looked at. */
  readonly files: number;
  readonly findings: readonly (Finding & { readonly rule: string; readonly level: Rule['level'] })[];
}

/** Holds every file below `root` against the rules of the house. */
export function tidy(root: string, rules: readonly Rule[] = allRules): TidyReport {
  const paths = projectFiles(root);
  const project: Project = { paths, tables: migratedTables(root, paths) };
  const findings: TidyReport['findings'][number][] = [];
  let files = 0;
  for (const path of paths) {
    const applying = rules.filter((rule) => rule.looksAt(path));
    if (applying.length === 0) continue;
    files += 1;
    const file = sourceFile(path, readFileSync(join(root, path), 'utf8'));
    for (const rule of applying) {
      for (const finding of rule.check(file, project))
        findings.push({ ...finding, rule: rule.name, level: rule.level });
    }
  }
  return { files, findings };
}
