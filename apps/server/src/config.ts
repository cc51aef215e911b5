import { beaconFaults, beaconSettings, type BeaconSettings } from './beacon-settings.ts';
import { environment, type Environment } from './environment.ts';
import { productionFaults } from './production-faults.ts';

/** Networks that USDT moves on; names of channels as well. */
export type NetworkCode = 'trc20' | 'erc20' | 'omni';

export interface NetworkSettings {
  rpcUrl: string | undefined;
  /** The token's contract, as the network writes addresses. */
  token: string | undefined;
  xpub: string | undefined;
  confirmations: number;
}

export interface Config {
  production: boolean;
  role: 'all' | 'api' | 'worker' | 'broker';
  host: string;
  port: number;
  consolePort: number;
  /** Folder for uploads, exports and the demo's logins. */
  dataDir: string;
  databases: { migrator: string | undefined; app: string; report: string | undefined };
  sandboxUrl: string | undefined;
  /** Everything that was given and is not empty: adapters read their own settings of it. */
  given: Readonly<Record<string, string | undefined>>;
  networks: Readonly<Record<NetworkCode, NetworkSettings>>;
  exchangeUrl: string | undefined;
  /** The public beacon; without one nothing is on offer that waits for its rounds. */
  beacon: BeaconSettings | undefined;
  signer: { url: string | undefined; secret: string | undefined };
  /** The video origin; without an address, or one of the keys, no picture is offered. */
  media: {
    url: string | undefined;
    secret: string | undefined;
    playKey: string | undefined;
    rtmpPort: number | undefined;
    rtmpUrl: string | undefined;
    /** Days for which a broadcast can be played again; 0: none is kept. */
    replayDays: number;
  };
  /** The sandbox's studio, which shows matches in a demo. */
  studio: { url: string | undefined; secret: string | undefined };
  callbackBaseUrl: string;
  secrets: {
    server: string;
    passwordPepper: string;
  };
  depositTurnover: string;
  /** Where pages open the live line, when it is not this process that takes it. */
  mqttUrl: string | undefined;
  allowedOrigins: readonly string[];
  trustedProxies: number;
  /** How the process takes part in the dealing of the ledger's shards. */
  shards: { preferred: readonly number[]; leaseMs: number };
  logLevel: Environment['LOG_LEVEL'];
  siteTimeZone: string;
}

/** All that is wrong with the environment, a line each. */
export class ConfigFault extends Error {
  override name = 'ConfigFault';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Reads the environment once. Throws a ConfigFault with the whole list of what is wrong, not with its first item. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    throw new ConfigFault(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const faults = [
    ...beaconFaults(values, production),
    ...(production ? productionFaults(values, filled) : []),
  ];
  if (faults.length > 0) throw new ConfigFault(faults);
  return {
    production,
    role: values.ROLE,
    host: values.HOST,
    port: values.PORT,
    consolePort: values.CONSOLE_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 1),
    dataDir: values.DATA_DIR,
    databases: {
      migrator: values.MIGRATOR_DATABASE_URL,
      app: values.APP_DATABASE_URL,
      report: values.REPORT_DATABASE_URL,
    },
    sandboxUrl: values.SANDBOX_URL,
    given: filled,
    networks: {
      trc20: {
        rpcUrl: values.TRON_RPC_URL ?? (production ? undefined : values.CHAIN_RPC_URL),
        token: values.TRON_TOKEN_ADDRESS,
        xpub: values.TRON_XPUB,
        confirmations: values.TRON_CONFIRMATIONS,
      },
      erc20: {
        rpcUrl: values.CHAIN_RPC_URL,
        token: values.CHAIN_TOKEN_ADDRESS,
        xpub: values.CHAIN_XPUB,
        confirmations: values.CHAIN_CONFIRMATIONS,
      },
      omni: {
        rpcUrl: values.OMNI_RPC_URL,
        token: undefined,
        xpub: values.OMNI_XPUB,
        confirmations: values.OMNI_CONFIRMATIONS,
      },
    },
    exchangeUrl: values.EXCHANGE_URL ?? (values.SANDBOX_URL && `${values.SANDBOX_URL}/exchange`),
    beacon: beaconSettings(values, production),
    signer: { url: values.SIGNER_URL, secret: values.SIGNER_SECRET },
    // Only where a sandbox stands: nobody outside plays the house's pictures.
    studio: {
      url: production ? undefined : values.STUDIO_URL,
      secret: values.STUDIO_SECRET,
    },
    media: {
      url: values.MEDIA_URL,
      secret: values.MEDIA_SECRET,
      playKey: values.MEDIA_PLAY_KEY,
      rtmpPort: values.RTMP_PORT,
      rtmpUrl: values.RTMP_URL,
      replayDays: values.MEDIA_REPLAY_DAYS,
    },
    callbackBaseUrl: values.CALLBACK_BASE_URL ?? `http://127.0.0.1:${values.PORT}`,
    secrets: {
      server: values.SERVER_SECRET,
      passwordPepper: values.PASSWORD_PEPPER,
    },
    depositTurnover: values.DEPOSIT_TURNOVER,
    mqttUrl: values.MQTT_URL,
    allowedOrigins: values.ALLOWED_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustedProxies: values.TRUSTED_PROXIES,
    shards: {
      preferred: Array.from(values.PREFERRED_SHARDS, (digit) => Number.parseInt(digit, 16)),
      leaseMs: values.SHARD_LEASE_SECONDS * 1000,
    },
    logLevel: values.LOG_LEVEL,
    siteTimeZone: values.SITE_TIME_ZONE,
  };
}
