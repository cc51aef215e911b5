import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets that the database side needs. */
const databaseSecrets = ['superuserPassword', 'migratorPassword', 'appPassword', 'reportPassword'] as const;

/** Secrets handed to the programs under these environment names; a value given from outside wins. */
const programSecrets = [
  'SERVER_SECRET',
  'PASSWORD_PEPPER',
  'PSP_SECRET',
  'VENUE_SECRET',
  'INBOX_SECRET',
  'IDENTITY_SECRET',
  'FEED_SECRET',
  'STUDIO_SECRET',
  'SIGNER_SECRET',
  'MEDIA_SECRET',
  'MEDIA_PLAY_KEY',
  'CAPTCHA_AFS_SECRET',
] as const;

/** Secrets that are shared with a party outside; in a demo the sandbox plays it. */
const partySecrets: readonly string[] = [
  'PSP_SECRET',
  'VENUE_SECRET',
  'INBOX_SECRET',
  'IDENTITY_SECRET',
  'FEED_SECRET',
  'STUDIO_SECRET',
  'CAPTCHA_AFS_SECRET',
];

export function isPartySecret(name: string): boolean {
  return partySecrets.includes(name);
}

export interface Secrets {
  readonly database: Readonly<Record<(typeof databaseSecrets)[number], string>>;
  readonly programs: Readonly<Record<(typeof programSecrets)[number], string>>;
}

/** File of the generated secrets inside the data folder; readable by its owner only. */
export function secretsFile(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

/** Reads the secrets of a data folder and makes those that are missing. */
export function loadSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const names = [...databaseSecrets, ...programSecrets];
  const complete = Object.fromEntries(
    names.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]),
  );
  if (names.some((name) => known[name] === undefined)) {
    const staged = `${file}.${process.pid}`;
    writeFileSync(staged, `${JSON.stringify({ ...known, ...complete }, null, 2)}\n`, { mode: 0o600 });
    renameSync(staged, file);
  }
  const pick = <Name extends string>(wanted: readonly Name[]) =>
    Object.fromEntries(wanted.map((name) => [name, complete[name] ?? ''])) as Record<Name, string>;
  return { database: pick(databaseSecrets), programs: pick(programSecrets) };
}
