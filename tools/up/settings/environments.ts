import { join } from 'node:path';
import { studioRuns } from '../studio-browser.ts';
import { isPartySecret, secretsFile } from './secrets.ts';
import type { Secrets } from './secrets.ts';
import type { UpSettings } from './settings.ts';

type Environment = Record<string, string>;

export interface Environments {
  readonly server: Environment;
  readonly sandbox: Environment;
  readonly signer: Environment;
  /** Undefined where no video origin is to run: in production unless MEDIA=on, elsewhere with MEDIA=off. */
  readonly media: Environment | undefined;
  databases(urls: { migrator: string; app: string; report: string }): Environment;
}

/** What the programs find in their environment. A secret that the operator set keeps his value. */
export function environments({ dataDir, host, ports }: UpSettings, secrets: Secrets): Environments {
  const production = process.env['NODE_ENV'] === 'production';
  // A party outside gives its own key: one made up here would be a key that the party does not know.
  const generated = Object.entries(secrets.programs).filter(
    ([name]) => !production || !isPartySecret(name) || process.env[name],
  );
  const programSecrets: Environment = Object.fromEntries(
    generated.map(([name, value]) => [name, process.env[name] || value]),
  );
  const sandboxUrl = `http://127.0.0.1:${ports.SANDBOX_PORT}`;
  const mediaRuns = production ? process.env['MEDIA'] === 'on' : process.env['MEDIA'] !== 'off';
  const mediaUrl = process.env['MEDIA_URL'] || (mediaRuns ? `http://127.0.0.1:${ports.MEDIA_PORT}` : '');
  const rtmpPort: Environment = process.env['RTMP'] === 'off' ? {} : { RTMP_PORT: String(ports.RTMP_PORT) };
  const chainUrl = `http://127.0.0.1:${ports.CHAIN_PORT}`;
  return {
    server: {
      ROLE: process.env['ROLE'] || 'all',
      HOST: host,
      PORT: String(ports.PORT),
      CONSOLE_PORT: String(ports.CONSOLE_PORT),
      DATA_DIR: dataDir,
      SECRETS: secretsFile(dataDir),
      // In production no party is played: what has no address of its own is not offered.
      ...(!production && {
        SANDBOX_URL: process.env['SANDBOX_URL'] || sandboxUrl,
        CHAIN_RPC_URL: process.env['CHAIN_RPC_URL'] || chainUrl,
      }),
      SIGNER_URL: process.env['SIGNER_URL'] || `http://127.0.0.1:${ports.SIGNER_PORT}`,
      ...(mediaUrl !== '' && { MEDIA_URL: mediaUrl }),
      ...(mediaRuns && rtmpPort),
      ...(studioRuns() && { STUDIO_URL: sandboxUrl }),
      ...programSecrets,
    },
    // The parties stay on loopback wherever the site listens: their director's page can do anything.
    sandbox: {
      HOST: '127.0.0.1',
      SANDBOX_PORT: String(ports.SANDBOX_PORT),
      CHAIN_PORT: String(ports.CHAIN_PORT),
      DATA_DIR: join(dataDir, 'sandbox'),
      HUB_WALLET_URL: `http://127.0.0.1:${ports.PORT}/api/venue-wallet/v1`,
      ...programSecrets,
    },
    // Its keys lie in its own folder and reach no other program.
    signer: {
      SIGNER_PORT: String(ports.SIGNER_PORT),
      SIGNER_DIR: process.env['SIGNER_DIR'] || join(dataDir, 'signer'),
      SIGNER_SECRET: programSecrets['SIGNER_SECRET'] ?? '',
    },
    media: mediaRuns
      ? {
          HOST: host,
          MEDIA_PORT: String(ports.MEDIA_PORT),
          ...rtmpPort,
          MEDIA_DIR: process.env['MEDIA_DIR'] || join(dataDir, 'media'),
          MEDIA_HOOK_URL: `http://127.0.0.1:${ports.PORT}`,
          MEDIA_SECRET: programSecrets['MEDIA_SECRET'] ?? '',
          MEDIA_PLAY_KEY: programSecrets['MEDIA_PLAY_KEY'] ?? '',
        }
      : undefined,
    databases: ({ migrator, app, report }) => ({
      MIGRATOR_DATABASE_URL: migrator,
      APP_DATABASE_URL: app,
      REPORT_DATABASE_URL: report,
    }),
  };
}
