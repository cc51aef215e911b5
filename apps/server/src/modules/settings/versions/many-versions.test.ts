import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyPage } from '../../../testing/every-page.ts';
import { newestSettings } from '../../../testing/settings-by-two.ts';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { settingsKind } from '../kinds/define-settings.ts';
import { forgetSettings, publishedVersion } from './published-settings.ts';

let test: TestApp;
let admin: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.operator('administrator');
  const { version, settings } = await newestSettings(admin.api, 'wallet');
  await sql`
    insert into settings_versions (kind, version, settings, valid_from, reason, maker_name, two_people, created_at)
    select 'wallet', ${version} + n, ${JSON.stringify(settings)}::jsonb, ${test.clock.now()}, '', 'anna', false, ${test.clock.now()}
    from generate_series(1, 45 - ${version}) n`.execute(test.app.db);
});
afterAll(() => test.end());

it('reaches every version of a kind of settings, 20 a page', async () => {
  const pages = await everyPage((cursor) => admin.api.listSettingsVersions({ kind: 'wallet', ...cursor }));
  const found = pages.flatMap(({ versions }) => versions.map(({ version }) => version));
  expect(pages[0]?.versions).toHaveLength(20);
  // Version 1 is what an installation begins with and is none of them.
  expect(found).toEqual(Array.from({ length: 44 }, (_, index) => 45 - index));
});

it.each(['x', '0', '1.5', '9999999999'])('refuses %s as the place of a page', async (cursor) => {
  await expect(admin.api.listSettingsVersions({ kind: 'wallet', cursor })).rejects.toMatchObject({
    error: 'inputInvalid',
  });
});

it('is read once a second however many ask, once more after a publication, and seen in the memory figures', async () => {
  const { app } = test;
  const kind = settingsKind(app, 'wallet');
  const ask = () => publishedVersion(app, kind);
  forgetSettings(app, kind);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  test.clock.advance({ milliseconds: 999 });
  expect(await ask()).toBe(first);
  test.clock.advance({ milliseconds: 1 });
  const later = await ask();
  expect(later).not.toBe(first);
  expect(later).toEqual(first);

  forgetSettings(app, kind);
  expect(await ask()).not.toBe(later);
  expect(await app.metrics.read()).toMatch(/fairway_memory_entries\{memory="settings\.published"\} [1-9]/);
});
