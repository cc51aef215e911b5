import { existsSync, statSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../packages/testkit/src/browser/find-chromium.ts';
import { postgresVersion, preparePostgres } from '../postgres/binaries.ts';
import { chooseIdentity } from '../postgres/identity.ts';
import { withClient } from '../postgres/with-client.ts';
import { projectRoot } from '../project.ts';
import { checkDataFolder, checkPorts } from '../up/checks.ts';
import { pagesAreStale } from '../up/pages.ts';
import { runningCopy } from '../up/run-lock.ts';
import { secretsFile } from '../up/settings/secrets.ts';
import type { UpSettings } from '../up/settings/settings.ts';

export interface Answer {
  /** `hint`: worth knowing, blocking nothing. */
  readonly state: 'good' | 'hint' | 'bad';
  readonly text: string;
}

type Check = (settings: UpSettings) => Promise<Answer>;

const good = (text: string): Answer => ({ state: 'good', text });
const hint = (text: string): Answer => ({ state: 'hint', text });
const bad = (text: string): Answer => ({ state: 'bad', text });

const node: Check = async () =>
  good(`Node.js ${process.versions.node} · ${process.platform}-${process.arch}`);

const memory: Check = async () => {
  const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1);
  const text = `内存 · memory ${gigabytes(freemem())} / ${gigabytes(totalmem())} GB`;
  return freemem() < 700 * 1024 ** 2 ? hint(`${text}（偏少 · little）`) : good(text);
};

const dataFolder: Check = async ({ dataDir }) => {
  const existed = existsSync(dataDir);
  checkDataFolder(dataDir);
  return good(
    `数据目录可写，空间充足 · data folder can be written, enough room: ${dataDir}${existed ? '' : '（新 · new）'}`,
  );
};

const secrets: Check = async ({ dataDir }) => {
  const file = secretsFile(dataDir);
  if (!existsSync(file))
    return hint('尚未启动过，密钥将在首次启动时生成 · secrets are made at the first start');
  const mode = statSync(file).mode & 0o077;
  return mode === 0
    ? good('密钥文件仅所有者可读 · secrets readable by their owner only')
    : bad(`密钥文件对他人可读：请运行 chmod 600 ${file} · others can read the secrets: chmod 600 ${file}`);
};

const ports: Check = async (settings) => {
  const running = runningCopy(settings.dataDir);
  if (running !== undefined) return good(`Fairway 正在运行 · is running: ${running.site}（${running.pid}）`);
  await checkPorts(settings);
  return good(`端口空闲 · ports free: ${Object.values(settings.ports).join(', ')}`);
};

const database: Check = async ({ databaseUrl }) => {
  if (databaseUrl === undefined) {
    preparePostgres();
    return good(`内置 PostgreSQL ${postgresVersion()}，运行方式 · bundled, runs as: ${chooseIdentity()}`);
  }
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return good(`DATABASE_URL 可连接 · answers: PostgreSQL ${rows[0]?.server_version ?? ''}`);
  });
};

const pages: Check = async () => {
  const stale = (['web', 'console'] as const).filter(pagesAreStale);
  return stale.length === 0
    ? good('页面已是最新 · pages are up to date')
    : hint(`页面将在启动时构建 · built at the next start: ${stale.join(', ')}`);
};

const browser: Check = async () => {
  const { executablePath } = findChromium(join(projectRoot, '.cache'));
  return executablePath === undefined
    ? hint('浏览器测试请先运行 npx playwright install chromium · browser tests need it first')
    : good(`浏览器 · browser ${executablePath}`);
};

/** In the order in which a start would meet them. */
export const checks: readonly Check[] = [node, memory, dataFolder, secrets, ports, database, pages, browser];
