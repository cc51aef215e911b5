import { Visitor } from 'oxc-parser';
import type { BindingPattern, ParamPattern } from 'oxc-parser';
import { trueWords } from '../../ladder.ts';
import { isCode } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

const remedies: Readonly<Record<string, string>> = {
  word: 'label, code, status or text',
  words: 'text, labels or localizedText',
  way: 'method, channel or direction',
  ways: 'methods, channels or directions',
  told: 'notified',
  anew: 'again',
  whoever: 'the caller',
  somebody: 'a member, an operator or a session',
  standing: 'status or state',
};

/** `wordsOf` is words and of; `password` and `away` are one word each. */
function homeMade(name: string): string | undefined {
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]+/);
  return parts.find((part) => Object.hasOwn(remedies, part));
}

/**
 * Names with a home-made word where the trade has its own. Declarations only: what a row, a stored document or the specification
 * calls so is read by its name.
 */
export const homeMadeWords: Rule = {
  name: 'home-made-words',
  level: 'error',
  looksAt: (path) => /^(apps|packages|e2e|bench)\//.test(path) && isCode(path) && !(path in trueWords),
  check: (file) => {
    const findings: Finding[] = [];
    const declare = (name: string, start: number): void => {
      const word = homeMade(name);
      if (word === undefined || forcedNames.has(name)) return;
      const message = `"${name}": say ${remedies[word] ?? ''} (habit 17).`;
      findings.push({ path: file.path, line: file.lineOf(start), message });
    };
    const bind = (pattern: BindingPattern | ParamPattern | null): void => {
      if (pattern === null) return;
      if (pattern.type === 'Identifier') declare(pattern.name, pattern.start);
      else if (pattern.type === 'AssignmentPattern') bind(pattern.left);
      else if (pattern.type === 'RestElement') bind(pattern.argument);
      else if (pattern.type === 'TSParameterProperty') bind(pattern.parameter);
      else if (pattern.type === 'ArrayPattern') for (const element of pattern.elements) bind(element);
      else
        for (const property of pattern.properties)
          bind(property.type === 'RestElement' ? property.argument : property.value);
    };
    new Visitor({
      VariableDeclarator: ({ id }) => bind(id),
      FunctionDeclaration({ id, params }) {
        bind(id);
        for (const one of params) bind(one);
      },
      FunctionExpression: ({ params }) => params.forEach(bind),
      ArrowFunctionExpression: ({ params }) => params.forEach(bind),
      ClassDeclaration: ({ id }) => bind(id),
      TSInterfaceDeclaration: ({ id }) => bind(id),
      TSTypeAliasDeclaration: ({ id }) => bind(id),
      TSPropertySignature({ key, computed, start }) {
        if (!computed && key.type === 'Identifier' && !file.path.endsWith('/tables.ts'))
          declare(key.name, start);
      },
    }).visit(file.program);
    return findings;
  },
};

/** Names that the specification prints. */
const forcedNames = new Set(['withdrawalWay', 'withdrawalWays', 'WithdrawalWay', 'wordList']);
