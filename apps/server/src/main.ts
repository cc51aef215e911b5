import { addOperator } from './add-operator.ts';
import { createApp } from './app.ts';
import { ConfigFault, parseConfig, type Config } from './config.ts';
import { importFixtureFiles } from './import-fixture-files.ts';
import { liftFreeze } from './lift-freeze.ts';
import { migrateAll } from './migrate-all.ts';
import { retryJobs } from './retry-jobs.ts';
import { seedAll } from './seed-all.ts';
import { DurabilityFault } from '#platform/db/require-durability.ts';
import { MigrationFault } from '#platform/db/migrate.ts';

/** `node main.ts [serve|migrate|seed [day]|import <file> …|operator <name> <role>|retry-jobs <id> …|lift-freeze <account> <by>]`: serve migrates first when it is given the migrator's address. */
async function main(command = 'serve'): Promise<void> {
  const config = parseConfig(process.env);
  if (command === 'migrate') return migrateAll(config);
  if (command === 'seed') return seedAll(config, { day: process.argv[3] === 'day' });
  if (command === 'import') return importFixtureFiles(config, process.argv.slice(3));
  if (command === 'operator') return addOperator(config, process.argv.slice(3));
  if (command === 'retry-jobs') return retryJobs(config, process.argv.slice(3));
  if (command === 'lift-freeze') return liftFreeze(config, process.argv.slice(3));
  if (command !== 'serve')
    throw new ConfigFault([
      `unknown command ${command}: serve, migrate, seed, import, operator, retry-jobs or lift-freeze`,
    ]);
  if (config.databases.migrator) await migrateAll(config);
  await serve(config);
}

async function serve(config: Config): Promise<void> {
  const fairway = await createApp(config);
  const stop = stopOnce(fairway.close);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The launcher is gone when the parent changes: a server nobody watches ends itself.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
  const addresses = await fairway.listen();
  fairway.app.logger.info({ url: addresses.site, role: config.role }, 'listening');
}

function stopOnce(close: () => Promise<void>): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    // A stuck stop ends by force (reliability SHUT-2).
    setTimeout(() => process.exit(1), 20_000).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
}

main(process.argv[2]).catch((fault: unknown) => {
  process.stderr.write(`${describe(fault)}\n`);
  process.exit(1);
});

/** What an operator can act on is a sentence; anything else is a fault of the program and shows where. */
function describe(fault: unknown): string {
  if (fault instanceof ConfigFault || fault instanceof MigrationFault || fault instanceof DurabilityFault)
    return fault.message;
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
