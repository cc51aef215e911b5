import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError } from '../../processes/plain-error.ts';
import { projectRoot } from '../../project.ts';

/** Where a copy of Fairway listens and keeps what it writes. */
export interface UpSettings {
  readonly dataDir: string;
  /** The address that site, console and video origin listen on; everything else stays on 127.0.0.1. */
  readonly host: string;
  readonly ports: Readonly<Record<PortName, number>>;
  /** Set: this PostgreSQL is used and none is started. */
  readonly databaseUrl: string | undefined;
}

export type PortName =
  | 'PORT'
  | 'CONSOLE_PORT'
  | 'SANDBOX_PORT'
  | 'CHAIN_PORT'
  | 'SIGNER_PORT'
  | 'MEDIA_PORT'
  | 'RTMP_PORT';

/** Reads `.env` if there is one; what is already in the environment wins. */
export function loadEnvironmentFile(): void {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Settings of the launcher, or a PlainError that names the variable which is wrong. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): UpSettings {
  const site = portFrom(env, 'PORT', 8080);
  return {
    dataDir: resolve(projectRoot, env['DATA_DIR'] || '.data'),
    host: env['HOST'] || '127.0.0.1',
    ports: {
      PORT: site,
      CONSOLE_PORT: portFrom(env, 'CONSOLE_PORT', site + 1),
      SANDBOX_PORT: portFrom(env, 'SANDBOX_PORT', site + 2),
      CHAIN_PORT: portFrom(env, 'CHAIN_PORT', site + 3),
      SIGNER_PORT: portFrom(env, 'SIGNER_PORT', site + 4),
      MEDIA_PORT: portFrom(env, 'MEDIA_PORT', site + 5),
      RTMP_PORT: portFrom(env, 'RTMP_PORT', site + 6),
    },
    databaseUrl: env['DATABASE_URL'] || undefined,
  };
}

function portFrom(env: NodeJS.ProcessEnv, name: PortName, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(
    `${name}=${text} 不是端口号：请填 1 至 65535 之间的整数。\n` +
      `${name}=${text} is not a port: give a whole number from 1 to 65535.`,
  );
}
