import { join } from 'node:path';
import { secretsFile } from './secrets.ts';
import type { Secrets } from './secrets.ts';
import type { UpSettings } from './settings.ts';

type Environment = Record<string, string>;

export interface Environments {
  readonly server: Environment;
  readonly sandbox: Environment;
  readonly signer: Environment;
  databases(urls: { migrator: string; app: string; report: string }): Environment;
}

/** What the programs find in their environment. A secret that the operator set keeps his value. */
export function environments({ dataDir, host, ports }: UpSettings, secrets: Secrets): Environments {
  const programSecrets = Object.fromEntries(
    Object.entries(secrets.programs).map(([name, generated]) => [name, process.env[name] || generated]),
  );
  const sandboxUrl = `http://127.0.0.1:${ports.SANDBOX_PORT}`;
  const chainUrl = `http://127.0.0.1:${ports.CHAIN_PORT}`;
  return {
    server: {
      ROLE: process.env['ROLE'] || 'all',
      HOST: host,
      PORT: String(ports.PORT),
      CONSOLE_PORT: String(ports.CONSOLE_PORT),
      DATA_DIR: dataDir,
      SECRETS: secretsFile(dataDir),
      // In production no party is played: a channel without an address of its own stays closed.
      ...(process.env['NODE_ENV'] !== 'production' && {
        SANDBOX_URL: process.env['SANDBOX_URL'] || sandboxUrl,
        CHAIN_RPC_URL: process.env['CHAIN_RPC_URL'] || chainUrl,
      }),
      SIGNER_URL: process.env['SIGNER_URL'] || `http://127.0.0.1:${ports.SIGNER_PORT}`,
      ...programSecrets,
    },
    // The parties stay on loopback wherever the site listens: their director's page can do anything.
    sandbox: {
      HOST: '127.0.0.1',
      SANDBOX_PORT: String(ports.SANDBOX_PORT),
      CHAIN_PORT: String(ports.CHAIN_PORT),
      DATA_DIR: join(dataDir, 'sandbox'),
      ...programSecrets,
    },
    // Its keys lie in its own folder and reach no other program.
    signer: {
      SIGNER_PORT: String(ports.SIGNER_PORT),
      SIGNER_DIR: process.env['SIGNER_DIR'] || join(dataDir, 'signer'),
      SIGNER_SECRET: programSecrets['SIGNER_SECRET'] ?? '',
    },
    databases: ({ migrator, app, report }) => ({
      MIGRATOR_DATABASE_URL: migrator,
      APP_DATABASE_URL: app,
      REPORT_DATABASE_URL: report,
    }),
  };
}
