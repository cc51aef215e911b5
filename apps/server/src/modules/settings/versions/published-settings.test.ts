import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { settingsKind } from '../kinds/define-settings.ts';
import { forgetSettings, publishedVersion } from './published-settings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

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
