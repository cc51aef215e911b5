import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pictureSources } from './picture-sources.ts';

let test: TestApp;
let without: TestApp;
beforeAll(async () => {
  without = await createTestApp();
  test = await createTestApp({
    env: {
      MEDIA_URL: 'http://127.0.0.1:18085',
      MEDIA_SECRET: 'ab'.repeat(32),
      MEDIA_PLAY_KEY: 'cd'.repeat(32),
    },
  });
});
afterAll(() => Promise.all([test.end(), without.end()]));

it('lets a page take the picture from the origin’s port on its own host, by its own scheme', async () => {
  expect(await pictureSources(test.app, 'https://site.example')).toEqual({
    'connect-src': ['https://site.example:18085', 'wss://site.example:18085'],
    'media-src': ['https://site.example:18085'],
  });
  expect(await pictureSources(test.app, 'http://127.0.0.1:8080')).toEqual({
    'connect-src': ['http://127.0.0.1:18085', 'ws://127.0.0.1:18085'],
    'media-src': ['http://127.0.0.1:18085'],
  });
});

it('lets it take nothing from elsewhere where there is no origin', async () => {
  expect(await pictureSources(without.app, 'https://site.example')).toEqual({
    'connect-src': [],
    'media-src': [],
  });
});
