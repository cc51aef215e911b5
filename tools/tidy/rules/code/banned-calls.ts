import { Visitor } from 'oxc-parser';
import type { CallExpression, Expression, NewExpression } from 'oxc-parser';
import { isCode, isTest } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

const clocks = [
  'apps/server/src/platform/clock.ts',
  'apps/sandbox/src/platform/clock.ts',
  'apps/signer/src/clock.ts',
  'apps/media/src/clock.ts',
  'apps/sandbox/src/parties/studio/page/camera-clock.ts',
];
const pure =
  /^(packages\/(money|betting|fair-games|promotions|contract|api-client|cmaf)|apps\/(server|sandbox|signer|media))\/src\//;

/** `Date.now()`, `new Date()` and `Math.random()`: a run could not be replayed from its seed. */
export const wallClock: Rule = {
  name: 'wall-clock',
  level: 'error',
  looksAt: (path) => pure.test(path) && isCode(path) && !isTest(path) && !clocks.includes(path),
  check: (file) => {
    const findings: Finding[] = [];
    const add = (start: number, call: string, remedy: string): void => {
      findings.push({ path: file.path, line: file.lineOf(start), message: `${call}: ${remedy}` });
    };
    new Visitor({
      CallExpression(node: CallExpression) {
        const called = calleeName(node.callee);
        if (called === 'Date.now')
          add(node.start, 'Date.now()', 'take a Clock as parameter (platform/clock.ts).');
        if (called === 'Math.random')
          add(node.start, 'Math.random()', 'take the randomness as parameter (platform/ids.ts).');
      },
      NewExpression(node: NewExpression) {
        if (calleeName(node.callee) !== 'Date' || node.arguments.length > 0) return;
        add(node.start, 'new Date()', 'take a Clock as parameter (platform/clock.ts).');
      },
    }).visit(file.program);
    return findings;
  },
};

/** Floats near money. */
export const floatMoney: Rule = {
  name: 'float-money',
  level: 'error',
  looksAt: (path) => pure.test(path) && isCode(path) && !isTest(path),
  check: (file) => {
    const findings: Finding[] = [];
    new Visitor({
      CallExpression(node: CallExpression) {
        const called = calleeName(node.callee);
        const word = ['parseFloat', 'Number.parseFloat'].includes(called)
          ? 'parseFloat'
          : /\.(toFixed)$/.exec(called)?.[1];
        if (word === undefined) return;
        const message = `${word}() makes or prints a float: amounts and odds are bigint, parse and format them with @fairway/money.`;
        findings.push({ path: file.path, line: file.lineOf(node.start), message });
      },
    }).visit(file.program);
    return findings;
  },
};

/** `Date.now` for `Date.now()`, `*.toFixed` for a method of anything else. */
function calleeName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed) return '';
  const object = callee.object.type === 'Identifier' ? callee.object.name : '*';
  return `${object}.${callee.property.type === 'Identifier' ? callee.property.name : ''}`;
}
