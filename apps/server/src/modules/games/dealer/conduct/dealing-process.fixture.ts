import { flushCompileCache } from 'node:module';
import { openTestPlatform } from '#platform/test-platform.ts';
import { conductTables } from './conduct-tables.ts';

/** A server that conducts without a pause, a dot for each look; to be killed. */
const [url = '', server = '', beacon = ''] = process.argv.slice(2);
const { app: platform } = openTestPlatform(url);
// The chain is sealed under the secret of the server that made it.
const { secrets } = platform.config;
const config = {
  ...platform.config,
  secrets: { ...secrets, server },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the settings of the test that started this
  beacon: JSON.parse(beacon) as NonNullable<typeof platform.config.beacon>,
};
const app = { ...platform, config };
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();

for (;;) {
  await conductTables(app);
  process.stdout.write('.');
}
