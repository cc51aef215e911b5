import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const paths = ['/docs/json', '/docs/console.json'] as const;

let test: TestApp;
const documents = new Map<string, string>();
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
  // Before anything is judged: that takes so long on a loaded machine that an idle connection has ended meanwhile.
  for (const path of paths) documents.set(path, await (await fetch(test.urls.console + path)).text());
});
afterAll(() => test.end());

const read = (path: string) => documents.get(path) ?? '';

/** What Redocly's recommended rules say of a document, warnings as well. */
async function problemsOf(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintDocument({
    document: makeDocumentFromString(text, 'reference.json'),
    config: config.styleguide,
    externalRefResolver: new BaseResolver(),
  });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  );
}

describe.each(paths)('the API reference at %s', (path) => {
  it('passes the recommended rules, without a warning', async () => {
    const text = read(path);
    expect(Object.keys((JSON.parse(text) as { paths: object }).paths).length).toBeGreaterThan(100);
    expect(await problemsOf(text)).toEqual([]);
  });

  it('would not without its servers, its security or its path parameters', async () => {
    const { servers: _, ...document } = JSON.parse(read(path)) as {
      servers: unknown;
      paths: Record<string, Record<string, { security?: unknown; parameters: unknown[] }>>;
    };
    for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      delete operation.security;
      operation.parameters = [];
    }
    const rules = (await problemsOf(JSON.stringify(document))).map((problem) => problem.split(' ', 1)[0]);
    expect(new Set(rules)).toEqual(
      new Set([
        'no-empty-servers',
        'security-defined',
        'no-unused-components',
        ...(path === '/docs/json' ? ['path-parameters-defined'] : []),
      ]),
    );
  });
});
