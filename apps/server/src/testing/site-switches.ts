import type { ApiClient, TestApp } from './test-app.ts';

/** Publishes other switches of the site than those of now, as this administrator, and waits until they are believed. */
export async function setSiteSwitches(
  test: Pick<TestApp, 'clock'>,
  admin: ApiClient,
  change: object,
): Promise<void> {
  const { version, configuration } = await admin.getSiteDraft({});
  const changed = { ...configuration, switches: { ...configuration.switches, ...change } };
  await admin.updateSiteConfig({ version, ...changed });
  test.clock.advance({ seconds: 2 });
}
