import * as z from 'zod';
import { demoHubKeys } from './parties/hub/demo-keys.ts';

const loopback = ['127.0.0.1', '::1', 'localhost'] as const;
const demoSecrets = {
  PSP_SECRET: 'demo-psp-secret-not-for-production',
  VENUE_SECRET: 'demo-venue-secret-not-for-production',
  INBOX_SECRET: 'demo-inbox-secret-not-for-production',
  IDENTITY_SECRET: 'demo-identity-secret-not-for-production',
  FEED_SECRET: 'demo-feed-secret-not-for-production',
  STUDIO_SECRET: 'demo-studio-secret-not-for-production',
  CAPTCHA_AFS_SECRET: 'demo-captcha-afs-secret-not-for-production',
  BEACON_SEED: 'demo-beacon-seed-not-for-production',
  QIMING_SIGNING_KEY: demoHubKeys.qiming,
  HUB_SIGNING_KEY: demoHubKeys.hub,
  CHAIN_MNEMONIC: 'weekend carpet pear rapid wealth alley summer speed copy lab session view',
} as const;

const port = (standard: number) => z.coerce.number().int().min(0).max(65535).default(standard);
const onOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((text) => text === 'on');
const secret = (name: keyof typeof demoSecrets) => z.string().min(24).default(demoSecrets[name]);
const list = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((text) => text.split(',').map((host) => host.trim()));

const environment = z.object({
  NODE_ENV: z.string().optional(),
  SANDBOX_PORT: port(4100),
  HOST: z.enum(loopback, 'the sandbox listens on loopback only').default('127.0.0.1'),
  CHAIN_PORT: port(4101),
  CHAIN_BLOCK_TIME: z.coerce.number().min(0).max(3600).default(2),
  CHAIN: onOff,
  CHAIN_MNEMONIC: secret('CHAIN_MNEMONIC'),
  DATA_DIR: z.string().min(1).default('.data/sandbox'),
  SANDBOX_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  CALLBACK_HOSTS: list('127.0.0.1,localhost,[::1]'),
  FRAME_ANCESTORS: z
    .string()
    .regex(/^[\w\s:/.*'[\]-]+$/)
    .default('http://127.0.0.1:* http://localhost:*'),
  PSP_MERCHANT_NO: z.string().min(1).default('FW10001'),
  PSP_SECRET: secret('PSP_SECRET'),
  PSP_SECRET_NEXT: z.string().min(24).optional(),
  VENUE_AGENT: z.string().min(1).default('fairway'),
  VENUE_SECRET: secret('VENUE_SECRET'),
  VENUE_SECRET_NEXT: z.string().min(24).optional(),
  INBOX_SENDER: z.string().min(1).default('fairway'),
  INBOX_SECRET: secret('INBOX_SECRET'),
  INBOX_SECRET_NEXT: z.string().min(24).optional(),
  IDENTITY_CLIENT: z.string().min(1).default('fairway'),
  IDENTITY_SECRET: secret('IDENTITY_SECRET'),
  IDENTITY_SECRET_NEXT: z.string().min(24).optional(),
  FEED_CLIENT: z.string().min(1).default('fairway'),
  FEED_SECRET: secret('FEED_SECRET'),
  FEED_SECRET_NEXT: z.string().min(24).optional(),
  STUDIO_CLIENT: z.string().min(1).default('fairway'),
  STUDIO_SECRET: secret('STUDIO_SECRET'),
  STUDIO_SECRET_NEXT: z.string().min(24).optional(),
  STUDIO_ROOMS: z.coerce.number().int().min(0).max(8).default(4),
  STUDIO_BROWSER: z.string().min(1).optional(),
  STUDIO_LIBRARIES: z.string().min(1).optional(),
  CAPTCHA_AFS_KEY_ID: z.string().min(1).default('fairway'),
  CAPTCHA_AFS_SECRET: secret('CAPTCHA_AFS_SECRET'),
  CAPTCHA_AFS_APP_KEY: z.string().min(1).default('FFFF0N0000000000FAIR'),
  BEACON_SEED: secret('BEACON_SEED'),
  HUB_WALLET_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080/api/venue-wallet/v1'),
  QIMING_SIGNING_KEY: secret('QIMING_SIGNING_KEY'),
  HUB_SIGNING_KEY: secret('HUB_SIGNING_KEY'),
  HUB_OPERATOR_KEY: z.string().min(1).default(demoHubKeys.operator),
  QIMING_OPERATOR_KEY: z.string().min(1).default(demoHubKeys.qimingOperator),
  EXIT_WITH_PARENT: onOff,
});

/** A caller known to a party and the keys it may sign with; the party signs with the first. */
export interface SharedKey {
  readonly sender: string;
  readonly secrets: readonly [string, ...string[]];
}

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. Throws an Error that lists everything wrong, one line each. */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''));
  const parsed = environment.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given.NODE_ENV === 'production') {
    for (const [name, demo] of Object.entries(demoSecrets)) {
      if ((given[name] ?? demo) === demo) faults.push(`${name}: the demo value is refused in production`);
    }
  }
  if (!parsed.success || faults.length > 0)
    throw new Error(`sandbox configuration:\n  ${faults.join('\n  ')}`);

  const env = parsed.data;
  const key = (sender: string, first: string, next: string | undefined): SharedKey => ({
    sender,
    secrets: next === undefined ? [first] : [first, next],
  });
  return {
    port: env.SANDBOX_PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicUrl: env.SANDBOX_PUBLIC_URL?.replace(/\/$/, ''),
    callbackHosts: env.CALLBACK_HOSTS,
    frameAncestors: env.FRAME_ANCESTORS,
    exitWithParent: env.EXIT_WITH_PARENT,
    chain: {
      on: env.CHAIN,
      port: env.CHAIN_PORT,
      blockTimeSeconds: env.CHAIN_BLOCK_TIME,
      mnemonic: env.CHAIN_MNEMONIC,
    },
    psp: key(env.PSP_MERCHANT_NO, env.PSP_SECRET, env.PSP_SECRET_NEXT),
    venue: key(env.VENUE_AGENT, env.VENUE_SECRET, env.VENUE_SECRET_NEXT),
    inbox: key(env.INBOX_SENDER, env.INBOX_SECRET, env.INBOX_SECRET_NEXT),
    afs: { keyId: env.CAPTCHA_AFS_KEY_ID, secret: env.CAPTCHA_AFS_SECRET, appKey: env.CAPTCHA_AFS_APP_KEY },
    identity: key(env.IDENTITY_CLIENT, env.IDENTITY_SECRET, env.IDENTITY_SECRET_NEXT),
    feed: key(env.FEED_CLIENT, env.FEED_SECRET, env.FEED_SECRET_NEXT),
    studio: key(env.STUDIO_CLIENT, env.STUDIO_SECRET, env.STUDIO_SECRET_NEXT),
    camera: {
      /** Rooms at once. */
      rooms: env.STUDIO_ROOMS,
      browser:
        env.STUDIO_BROWSER === undefined
          ? undefined
          : { path: env.STUDIO_BROWSER, libraries: env.STUDIO_LIBRARIES },
    },
    beacon: { seed: env.BEACON_SEED },
    hub: {
      walletUrl: env.HUB_WALLET_URL.replace(/\/$/, ''),
      keys: {
        qiming: env.QIMING_SIGNING_KEY,
        hub: env.HUB_SIGNING_KEY,
        operator: env.HUB_OPERATOR_KEY,
        qimingOperator: env.QIMING_OPERATOR_KEY,
      },
    },
  };
}
