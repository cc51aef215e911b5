import { Visitor } from 'oxc-parser';
import { endpoints } from '../../../../packages/contract/src/endpoints.ts';
import type { Endpoint } from '../../../../packages/contract/src/endpoint.ts';
import type { WireFields } from '../../../../packages/contract/src/wire.ts';
import { columnNames } from '../../ladder.ts';
import { isCode, isTest } from '../../rule.ts';
import type { Finding, Rule } from '../../rule.ts';

const pages = /^apps\/(web|console)\/src\//;
const server = /^apps\/server\/src\/modules\//;

/** Every name that only the wire has, as the maps of the contract print it. */
const printed = new Set(
  Object.values<Endpoint>(endpoints)
    .flatMap(({ wire }) => [...namesOf(wire?.input), ...namesOf(wire?.output)])
    .filter((name) => !columnNames.includes(name)),
);

function namesOf(fields: WireFields = {}): string[] {
  return Object.entries(fields).flatMap(([key, { name, fields: inner }]) => [
    ...(name === undefined || name === key ? [] : [name]),
    ...namesOf(inner),
  ]);
}

/** The specification's spelling behind the client or the server's edge, where only ours is known. */
export const wireNames: Rule = {
  name: 'wire-names',
  level: 'error',
  looksAt: (path) => (pages.test(path) || server.test(path)) && isCode(path) && !isTest(path),
  check: (file) => {
    const isPage = pages.test(file.path);
    const findings: Finding[] = [];
    new Visitor({
      Identifier({ name, start }: { name: string; start: number }) {
        if (!(isPage ? /^[a-z][A-Za-z0-9]*_[a-z]/.test(name) : printed.has(name))) return;
        const message = `"${name}" is the wire's spelling: name the field in camel case and map it in the endpoint's \`wire\`.`;
        findings.push({ path: file.path, line: file.lineOf(start), message });
      },
    }).visit(file.program);
    return findings;
  },
};
