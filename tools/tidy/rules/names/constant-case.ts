import { Visitor } from 'oxc-parser';
import { isCode } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

/** Currencies are written as everybody writes them, and a variable of the environment as the environment has it. */
const written = new Set(['CNY', 'USDT', 'COIN', 'LD_LIBRARY_PATH']);
const capitals = /^[A-Z][A-Z0-9]+(_[A-Z0-9]+)*$/;

/** One case for all that is declared: whether a value may change is said by `const`, not by capitals. */
export const constantCase: Rule = {
  name: 'constant-case',
  level: 'error',
  looksAt: (path) => /^(apps|packages|e2e|bench|tools)\//.test(path) && isCode(path),
  check: (file) => {
    const findings: Finding[] = [];
    new Visitor({
      VariableDeclarator({ id }) {
        if (id.type !== 'Identifier' || written.has(id.name) || !capitals.test(id.name)) return;
        const message = `"${id.name}": write it in camel case, like every other name.`;
        findings.push({ path: file.path, line: file.lineOf(id.start), message });
      },
    }).visit(file.program);
    return findings;
  },
};
