import { Visitor } from 'oxc-parser';
import type { Expression } from 'oxc-parser';
import { isTest } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

const schemas = /^packages\/contract\/src\/(.*[/-])?(schemas|settings|fields)\.ts$/;

/** A bare number in `z.literal(…)`: nobody can look up what it stands for. */
export const namedCodes: Rule = {
  name: 'named-codes',
  level: 'error',
  looksAt: (path) => schemas.test(path) && !isTest(path),
  check: (file) => {
    const findings: Finding[] = [];
    new Visitor({
      CallExpression({ callee, arguments: given, start }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (callee.property.name !== 'literal') return;
        const codes = given.flatMap((one) => (one.type === 'ArrayExpression' ? one.elements : [one]));
        if (!codes.some((one) => one !== null && isNumber(one as Expression))) return;
        const message =
          'a number for a code: name it in an enumeration of the subject and take its `codes` or `codeList`.';
        findings.push({ path: file.path, line: file.lineOf(start), message });
      },
    }).visit(file.program);
    return findings;
  },
};

function isNumber(expression: Expression): boolean {
  return expression.type === 'Literal' && typeof expression.value === 'number';
}
