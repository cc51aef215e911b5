import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const folder = resolve(source, '../../../docs/runbooks');

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(source, path), 'utf8'))
  .join('\n');
const pages = new Map(
  readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .map((name) => [basename(name, '.md'), readFileSync(join(folder, name), 'utf8')]),
);
const index = readFileSync(join(folder, 'README.md'), 'utf8');

/** The error lines of the code: the page that each names, and its message where that is no template. */
const alarms = [...code.matchAll(/runbook: '([a-z-]+)'[^]*?\},\s*(?:'([^']+)'|`)/g)].map(
  ([, page = '', message]) => ({ page, message }),
);
/** Names of figures, as the code makes them. */
const figures = new Set(
  [...code.matchAll(/\b(?:gauge|counter|histogram)\(\s*'([a-z_]+)'/g)].map(([, name]) => `fairway_${name}`),
);
const figuresOf = (page: string): string[] =>
  [...page.matchAll(/\bfairway_[a-z_]+/g)]
    .map(String)
    .filter((name) => name !== 'fairway_report' && !name.startsWith('fairway_nodejs_'));

describe('runbooks', () => {
  it('has a page for every error line, which quotes it', () => {
    expect(alarms.length).toBeGreaterThan(15);
    expect(new Set(alarms.map(({ page }) => page))).toEqual(
      new Set([...code.matchAll(/runbook: '([a-z-]+)'/g)].map(([, page]) => page)),
    );
    for (const { page, message } of alarms) {
      expect(pages.get(page), `docs/runbooks/${page}.md`).toBeDefined();
      if (message) expect(pages.get(page), page).toContain(`«${message}»`);
    }
  });

  it('has no page that neither an error line nor a figure leads to', () => {
    for (const [name, text] of pages) {
      const named = figuresOf(text);
      expect(
        named.filter((figure) => !figures.has(figure)),
        name,
      ).toEqual([]);
      const led = alarms.some(({ page }) => page === name) || named.length > 0;
      expect(led || name === 'first-production-start', name).toBe(true);
    }
  });

  it('lists every page, and no figure that is not there', () => {
    for (const name of pages.keys()) expect(index).toContain(`](${name}.md)`);
    expect(figuresOf(index).filter((figure) => !figures.has(figure))).toEqual([]);
  });
});

describe('the queries of the runbooks', () => {
  const queries = [...pages, ['README', index] as const].flatMap(([name, text]) =>
    [...text.matchAll(/```sql\n([^]*?)```/g)].map(([, statement = '']) => ({ name, statement })),
  );
  let database: TestDatabase;
  let report: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    report = new pg.Client({ connectionString: database.urls.report });
    await report.connect();
  });
  afterAll(async () => {
    await report.end();
    await database.drop();
  });

  it.each(queries)('$name: $statement', async ({ statement }) => {
    const { rows } = await report.query(statement);
    expect(rows).toBeInstanceOf(Array);
  });

  it('are there', () => {
    expect(queries.length).toBeGreaterThan(25);
  });
});
