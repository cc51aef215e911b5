import { nobodyOutside } from '../nobody-outside.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { uncounted } from '../uncounted.ts';

/** The product on one fixed day, with its outside parties unreachable and nothing counted: what ends a call is its input. */
export async function createInputsTest(): Promise<TestApp> {
  const test = await createTestApp({
    start: '2026-11-20T04:00:00Z',
    env: nobodyOutside,
  });
  await uncounted(test);
  return test;
}
