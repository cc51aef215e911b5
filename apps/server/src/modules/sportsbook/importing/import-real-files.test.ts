import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goalMarketCodes } from '@fairway/betting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { importFile } from './import-file.ts';

const folder =
  process.env['FAIRWAY_FIXTURES'] ??
  join(import.meta.dirname, '../../../../../../../shared/data/openfootball');
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
if (files.length === 0)
  process.stdout.write(`No real fixture files at ${folder}: their import is skipped.\n`);

let test: TestApp;
beforeAll(async () => {
  if (files.length > 0) test = await createTestApp({ start: '2026-03-20T12:00:00.000Z' });
});
afterAll(async () => {
  if (files.length > 0) await test.end();
});

describe.skipIf(files.length === 0)('real files', () => {
  it.each(files)('%s is taken whole, and changes nothing the second time', async (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const given = { text, source: name, by: 'test' };
    const { report } = await importFile(test.app, given);
    expect(report.created).toBe(report.matches);
    expect(report.problems.filter(({ severity }) => severity === 'skipped')).toEqual([]);
    for (const { line, reason } of report.problems) {
      expect(line).toBeGreaterThan(0);
      expect(reason.zh).not.toBe('');
    }
    const again = await importFile(test.app, given);
    expect(again.report).toMatchObject({ created: 0, updated: 0, results: 0, unchanged: report.matches });
  });

  it('puts the coming round of a league on offer, in Chinese and with markets', async () => {
    const league = files.find((name) => name.includes('.en.1'));
    if (!league) return;
    const { groups } = await test.visitor.listFixtures({ view: 'parlay' });
    const premier = groups.find(({ competition }) => competition.name.zh === '英格兰超级联赛');
    expect(premier?.fixtures.length).toBeGreaterThan(5);
    const { fixture } = await test.visitor.getFixture({ fixtureId: premier?.fixtures[0]?.id ?? '' });
    expect(fixture.home.name.zh).toMatch(/[\u4e00-\u9fff]/);
    expect(new Set(fixture.markets.map(({ code }) => code)).size).toBe(goalMarketCodes.length);
  });
});
