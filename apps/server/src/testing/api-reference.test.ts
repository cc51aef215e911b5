import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type TestApp } from './test-app.ts';

interface Operation {
  operationId: string;
  security: readonly Record<string, unknown>[];
  parameters: readonly { in?: string; name?: string }[];
  responses: Readonly<Record<string, unknown>>;
}
interface Document {
  servers: readonly { url: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
});
afterAll(() => test.end());

const read = async (path: string) => (await (await fetch(test.urls.console + path)).json()) as Document;
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

describe.each(['/docs/json', '/docs/console.json'])('the API reference at %s', (path) => {
  it('defines every parameter of a path, and says how each call proves who makes it', async () => {
    const document = await read(path);
    const operations = operationsOf(document);
    expect(operations.length).toBeGreaterThan(100);
    const schemes = Object.keys(document.components['securitySchemes'] ?? {});
    for (const operation of operations) {
      const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(operation.path.match(/\{\w+\}/g) ?? []);
      const named = operation.security.flatMap((one) => Object.keys(one));
      expect(named.length).toBeGreaterThan(0);
      expect(schemes).toEqual(expect.arrayContaining(named));
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '4XX', '503']));
    }
  });

  it('names its server, and points at nothing that is not there', async () => {
    const document = await read(path);
    expect(document.servers.map(({ url }) => url)).toEqual([expect.stringMatching(/^(\/|https?:\/\/.+)$/)]);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, kind = '', name = ''] of references) expect(document.components[kind]).toHaveProperty(name);
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"#\/(?!components\/)/);
  });
});
