import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { createTestApp, type TestApp, type TestOperator } from '../../../../testing/test-app.ts';
import { notifyNotices } from './notify-notices.job.ts';

let test: TestApp;
let admin: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.operator('administrator');
});
afterAll(() => test.end());

const minutes = (count: number) => new Date(test.clock.now().getTime() + count * 60_000).toISOString();

/** Configures notices that are shown from and until these moments. */
async function configure(...shown: { from: string; until: string | null }[]): Promise<void> {
  const { version, configuration } = await admin.api.getSiteDraft({});
  const notices = shown.map((span, at) => ({
    key: `notice-${at}`,
    kind: 'site' as const,
    title: { zh: '公告', en: '' },
    text: { zh: '内容', en: '' },
    ...span,
  }));
  await admin.api.updateSiteConfig({ ...configuration, version, notices });
}

/** Runs what is due, and takes what is published to every open page. */
async function published(): Promise<unknown[]> {
  await runDueJobs(test.app, [notifyNotices]);
  const { rows } = await sql<{ payload: { payload: unknown } }>`
    delete from platform_outbox where kind = 'push' and name = 'site' returning payload`.execute(test.app.db);
  return rows.map(({ payload }) => payload.payload);
}

describe('notices that begin and end while a page is open', () => {
  it('are not announced once their moment has passed', async () => {
    await configure({ from: minutes(-10), until: minutes(-5) });
    expect(await published()).toEqual([{ changed: 'configuration' }]);
  });

  it('are announced once at each moment, whichever decision published them', async () => {
    await configure({ from: minutes(5), until: minutes(10) }, { from: minutes(5), until: null });
    expect(await published()).toEqual([{ changed: 'configuration' }]);
    const { decisions, versions } = await admin.api.listSiteVersions({});
    await admin.api.publishSiteVersion({ version: versions[0]?.version ?? 0, decisions });
    expect(await published()).toEqual([{ changed: 'configuration' }]);

    test.clock.advance({ minutes: 5 });
    expect(await published()).toEqual([{ changed: 'notices' }]);
    test.clock.advance({ minutes: 5 });
    expect(await published()).toEqual([{ changed: 'notices' }]);
    test.clock.advance({ minutes: 10 });
    expect(await published()).toEqual([]);
  });
});
