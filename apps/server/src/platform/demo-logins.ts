import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Platform } from './platform.ts';

export interface DemoLogin {
  name: string;
  password: string;
  /** What is special about it, for the launcher's list. */
  note?: string;
  totpSecret?: string;
}

/** Adds logins of the demo data to the file that the launcher prints; readable by its owner only. */
export function addDemoLogins(
  app: Platform,
  kind: 'members' | 'operators',
  logins: readonly DemoLogin[],
): void {
  mkdirSync(app.config.dataDir, { recursive: true });
  const file = join(app.config.dataDir, 'demo-logins.json');
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, DemoLogin[]>)
    : {};
  const others = (known[kind] ?? []).filter((login) => !logins.some((added) => added.name === login.name));
  writeFileSync(file, JSON.stringify({ ...known, [kind]: [...others, ...logins] }, null, 2), { mode: 0o600 });
}
