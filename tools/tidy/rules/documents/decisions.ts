import { basename } from 'node:path';
import { isCode } from '../../rule.ts';
import type { Finding, Project, Rule } from '../../rule.ts';
import { lineEach } from './line-each.ts';

const folder = 'docs/decisions/';
const record = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const sections = ['Context', 'Choice', 'Consequences'];
const change = '(?:; (?:amends|amended by|extends|extended by) \\d{4}(?:(?:, \\d{4})* and \\d{4})?)*';
const stated = new RegExp(
  `^Date: (\\d{4}-\\d{2}-\\d{2})\\. Status: ((?:accepted|superseded by \\d{4})${change})\\.$`,
  'm',
);

/** `decision 0014`, `decisions 0014 and 0052`, in code and documents alike. */
const cited = /\bdecisions? (\d{4})(?:(?:,| and) (\d{4}))*/gi;
/** A number by itself, which in a document can only be a decision's. */
const bare = /(?<![\w./'"`:%+*-])(0\d{3})(?![\w/'"`:%.-]*[\w/'"`%])/g;

export const decisionForm: Rule = {
  name: 'decision-form',
  level: 'error',
  looksAt: (path) => path.startsWith(folder) && !path.endsWith('/README.md'),
  check: ({ path, text }, { paths }) => {
    const number = record.exec(path)?.[1];
    const at = (message: string): Finding => ({ path, line: 1, message });
    if (number === undefined)
      return [at('a decision is called number and title: 0042-deposits-are-swept.md.')];
    const [, date = '', status = ''] = stated.exec(text) ?? [];
    const missing = sections.filter((title) => !text.includes(`\n## ${title}\n`));
    const twins = paths.filter((other) => other.startsWith(`${folder}${number}-`));
    return [
      ...(text.startsWith(`# ${number} `) ? [] : [at(`begin with "# ${number} " and the title.`)]),
      ...(isDay(date) && status !== ''
        ? []
        : [at('say "Date: 2026-11-24. Status: accepted." below the title; "; amends 0003" where it does.')]),
      ...missing.map((title) => at(`the section "## ${title}" is missing.`)),
      ...(twins[0] === path ? [] : [at(`number ${number} is taken by ${basename(twins[0] ?? '')}.`)]),
    ];
  },
};

export const decisionIndex: Rule = {
  name: 'decision-index',
  level: 'error',
  looksAt: (path) => path === `${folder}README.md`,
  check: ({ path, text }, { paths }) =>
    paths
      .filter((one) => record.test(one) && !text.includes(`(${basename(one)})`))
      .map((one) => ({ path, line: 1, message: `${basename(one)} is missing in the list of decisions.` })),
};

export const decisionReferences: Rule = {
  name: 'decision-references',
  level: 'error',
  looksAt: (path) => path.endsWith('.md') || isCode(path),
  check: ({ path, text }, project) => [
    ...lineEach(path, text, path.endsWith('.md') ? bare : cited, ([all]) => {
      const gone = [...all.matchAll(/\d{4}/g)].map(String).filter((number) => !isRecord(number, project));
      return gone.length === 0 || path.endsWith('planted.ts')
        ? undefined
        : `there is no decision ${gone.join(', ')}: see docs/decisions/README.md.`;
    }),
  ],
};

function isRecord(number: string, { paths }: Project): boolean {
  return paths.some((path) => path.startsWith(`${folder}${number}-`));
}

/** True for a day that the calendar has. */
function isDay(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`);
  return date !== '' && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}
