import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A login that the seed wrote for trying things out. */
export interface DemoLogin {
  readonly name: string;
  readonly password: string;
  /** What is special about it, such as `有 3 笔待付订单`. */
  readonly note?: string;
  /** Secret of the second factor, for an authenticator app. */
  readonly totpSecret?: string;
}

export interface DemoLogins {
  readonly members: readonly DemoLogin[];
  readonly operators: readonly DemoLogin[];
}

/** True once the demo data of a data folder has been written to the end. */
export function demoIsSeeded(dataDir: string): boolean {
  return existsSync(join(dataDir, 'seeded'));
}

/** Notes that the demo data is complete, so that no later start writes it again. */
export function markSeeded(dataDir: string): void {
  writeFileSync(join(dataDir, 'seeded'), '');
}

/** The demo logins; empty lists before the seed ran. */
export function readDemoLogins(dataDir: string): DemoLogins {
  if (!existsSync(file(dataDir))) return { members: [], operators: [] };
  const { members = [], operators = [] } = JSON.parse(
    readFileSync(file(dataDir), 'utf8'),
  ) as Partial<DemoLogins>;
  return { members, operators };
}

function file(dataDir: string): string {
  return join(dataDir, 'demo-logins.json');
}
