import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { dismissWatchdog } from '../processes/watchdog.ts';
import { clusterFolder } from '../postgres/place.ts';
import { clearLeftovers } from '../postgres/postmaster.ts';
import { takeRunLock } from './run-lock.ts';
import { say } from './say.ts';
import { loadEnvironmentFile, readSettings } from './settings/settings.ts';

/** What a start writes into a data folder; nothing else in it is touched. */
const ownEntries = [
  'postgres',
  'postgres.new',
  'postgres.password',
  'postgres.port',
  'sandbox',
  'logs',
  'uploads',
  'exports',
  'secrets.json',
  'demo-logins.json',
  'seeded',
];

/** `npm run reset`: removes the data of this copy, so that the next start begins afresh. */
export async function reset(): Promise<void> {
  loadEnvironmentFile();
  const { dataDir, databaseUrl } = readSettings();
  if (databaseUrl !== undefined) {
    throw new PlainError(
      '已设置 DATABASE_URL：外部数据库不会被清空，请自行删除并重建该库。\n' +
        'DATABASE_URL is set: a database of your own is never emptied; drop and create it yourself.',
    );
  }
  if (!existsSync(dataDir)) {
    say(`没有数据可清空：${dataDir}`, 'nothing to remove');
    return;
  }
  const lock = await takeRunLock(dataDir, 'npm run reset', () => undefined);
  const cluster = clusterFolder(join(dataDir, 'postgres'));
  if (existsSync(cluster)) await clearLeftovers(cluster);
  rmSync(cluster, { recursive: true, force: true });
  for (const entry of ownEntries) rmSync(join(dataDir, entry), { recursive: true, force: true });
  lock.release();
  dismissWatchdog();
  const left = readdirSync(dataDir);
  if (left.length === 0) rmSync(dataDir, { recursive: true });
  say(`已清空 ${dataDir}，npm start 将重新开始`, `removed ${dataDir}; npm start begins afresh`);
}
