import { Visitor } from 'oxc-parser';
import { isCode, isTest } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

const limit = 120;

export const functionLength: Rule = {
  name: 'function-length',
  level: 'error',
  // A picture is drawn, not computed: its length is the number of its strokes.
  looksAt: (path) => isCode(path) && !isTest(path) && !path.startsWith('packages/ui/src/art/'),
  check: (file) => {
    const findings: Finding[] = [];
    const measure = ({ start, end }: { start: number; end: number }): void => {
      const line = file.lineOf(start);
      const length = file.lineOf(end) - line + 1;
      if (length <= limit) return;
      const message = `a function of ${length} lines, limit ${limit}: a function fits a screen; name its steps and take them out.`;
      findings.push({ path: file.path, line, message });
    };
    new Visitor({
      FunctionDeclaration: measure,
      FunctionExpression: measure,
      ArrowFunctionExpression: measure,
    }).visit(file.program);
    return findings;
  },
};
