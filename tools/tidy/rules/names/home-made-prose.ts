import { Visitor } from 'oxc-parser';
import type { Expression } from 'oxc-parser';
import { isCode } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

const remedies: Readonly<Record<string, string>> = {
  anew: 'again',
  whoever: 'the caller, or who it is',
  somebody: 'a member, an operator or a session',
  told: 'notified, or what is sent',
  standing: 'status or state',
  likewise: 'what it is like',
  upon: 'on, or after',
  whence: 'where from',
  shall: 'must',
};
const homeMade = new RegExp(String.raw`\b(${Object.keys(remedies).join('|')})\b`, 'i');
const titled = new Set(['it', 'test', 'describe']);

/** Home-made words in comments and in the titles of tests. Unlike `home-made-words` without those that have a plain sense as well (way, word). */
export const homeMadeProse: Rule = {
  name: 'home-made-prose',
  level: 'error',
  looksAt: (path) => /^(apps|packages|e2e|bench|tools)\//.test(path) && isCode(path),
  check: (file) => {
    const findings: Finding[] = [];
    const judge = (text: string, start: number): void => {
      const found = homeMade.exec(text);
      const word = found?.[1]?.toLowerCase();
      if (!found || word === undefined) return;
      const message = `"${word}": say ${remedies[word] ?? ''} (habit 17).`;
      findings.push({ path: file.path, line: file.lineOf(start + found.index), message });
    };
    for (const { value, start } of file.comments) judge(value, start + 2);
    new Visitor({
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !titled.has(rootOf(callee))) return;
        if (title.type === 'Literal' && typeof title.value === 'string') judge(title.value, title.start);
        if (title.type === 'TemplateLiteral')
          for (const { value, start } of title.quasis) judge(value.raw, start);
      },
    }).visit(file.program);
    return findings;
  },
};

/** `it` for `it(…)`, `it.skipIf(…)(…)` and `it.each(…)(…)`. */
function rootOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object as Expression);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : '';
}
