import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url();
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

/** The environment variables of the process: names, formats and defaults. `parseConfig` makes its settings of them. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'api', 'worker', 'broker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8080),
  CONSOLE_PORT: port.optional(),
  DATA_DIR: z.string().default('.data'),
  MIGRATOR_DATABASE_URL: url.optional(),
  APP_DATABASE_URL: url,
  REPORT_DATABASE_URL: url.optional(),
  SANDBOX_URL: url.optional(),
  /** Ethereum's node, for ERC20. */
  CHAIN_RPC_URL: url.optional(),
  /** Address of the USDT token; without it a demo asks the sandbox. */
  CHAIN_TOKEN_ADDRESS: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .optional(),
  /** Extended public key from which deposit addresses are derived; its private half is not on this machine. */
  CHAIN_XPUB: z.string().startsWith('xpub').optional(),
  /** Blocks after which a chain deposit counts. */
  CHAIN_CONFIRMATIONS: z.coerce.number().int().min(1).max(200).default(12),
  /** TRON's node, for TRC20; in a demo the sandbox's chain plays it as well. */
  TRON_RPC_URL: url.optional(),
  TRON_TOKEN_ADDRESS: z.string().startsWith('T').optional(),
  TRON_XPUB: z.string().startsWith('xpub').optional(),
  TRON_CONFIRMATIONS: z.coerce.number().int().min(1).max(200).default(20),
  /** Omni Core, for USDT on the network that its issuer gave up; without it the network is shown and not offered. */
  OMNI_RPC_URL: url.optional(),
  OMNI_XPUB: z.string().startsWith('xpub').optional(),
  OMNI_CONFIRMATIONS: z.coerce.number().int().min(1).max(200).default(3),
  /** Where members buy USDT with RMB; «to» and «amount» are added. In a demo the sandbox plays it. */
  EXCHANGE_URL: url.optional(),
  /** The process that holds the keys of payouts; without it a payout waits. */
  SIGNER_URL: url.optional(),
  /** Shared with the signer. */
  SIGNER_SECRET: z.string().min(16).optional(),
  /** The video origin as this process reaches it; without it no picture is offered. */
  MEDIA_URL: url.optional(),
  /** Where the origin takes encoders by RTMP, at the host that an anchor knows us by. */
  RTMP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The address that anchors are shown in its place, such as one in front of it that encrypts: `rtmps://push.example/live`. */
  RTMP_URL: z.url({ protocol: /^rtmps?$/ }).optional(),
  /** Shared with the origin: seals what it asks and what it is ordered. */
  MEDIA_SECRET: z.string().min(16).optional(),
  /** Shared with the origin: signs addresses of pictures. The origin also takes the one before. */
  MEDIA_PLAY_KEY: z.string().min(16).optional(),
  /** Days for which an anchor's broadcast can be played again; 0: none is kept. */
  MEDIA_REPLAY_DAYS: z.coerce.number().int().min(0).max(30).default(7),
  /** The sandbox's studio, which publishes drawn matches to the origin; none in production. */
  STUDIO_URL: url.optional(),
  STUDIO_SECRET: z.string().min(16).optional(),
  /** How often a deposit must be played before a withdrawal, until an operator publishes settings that say it. */
  DEPOSIT_TURNOVER: z
    .string()
    .regex(/^(0|[1-9]\d?)(\.\d{1,2})?$/)
    .default('1'),
  /** Key of everything this process signs or blinds; at least 32 characters. */
  SERVER_SECRET: z.string().min(32),
  /** Pepper of stored passwords. */
  PASSWORD_PEPPER: z.string().min(32),
  /** The payment provider's address; the rest of its settings stand with its adapter. */
  PSP_URL: url.optional(),
  /** The public beacon of draws by its name; without it the four settings below describe it. */
  BEACON: z.enum(['quicknet']).optional(),
  /** Relays of the beacon (drand's HTTP API), comma separated. */
  BEACON_URL: z
    .string()
    .refine((text) => text.split(',').every((one) => /^https?:\/\/./.test(one.trim()) && URL.canParse(one)), {
      error: 'not http(s) addresses, separated by commas',
    })
    .optional(),
  /** drand's chain hash of a beacon of the scheme bls-unchained-g1-rfc9380. */
  BEACON_CHAIN: hex(64).optional(),
  /** Its public key, a compressed point of G2. */
  BEACON_PUBLIC_KEY: hex(192).optional(),
  /** When its first round came, in Unix seconds. */
  BEACON_GENESIS: z.coerce.number().int().min(1).max(100_000_000_000).optional(),
  /** Seconds between two rounds. */
  BEACON_PERIOD: z.coerce.number().int().min(1).max(3600).optional(),
  /** Where payment channels reach this server; its own loopback address without it. */
  CALLBACK_BASE_URL: url.optional(),
  /** AJ-Captcha's service; in a demo the sandbox plays it. Without one its kinds are not offered. */
  /** Alibaba Cloud's AFS; in a demo the sandbox plays it. Without its address and secret its kind is not offered. */
  /** Where pages open the live line, e.g. wss://live.example/mqtt; on the server's own port without it. The broker there allows our origins. */
  MQTT_URL: z.url({ protocol: /^wss?$/ }).optional(),
  /** Origins whose pages may call and open MQTT, comma separated; the own one is always allowed. */
  ALLOWED_ORIGINS: z.string().default(''),
  /** How many proxies of ours stand before the server; the client's address is read that far back. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Shards of the ledger, a hexadecimal digit each, whose members' calls a proxy sends to this process: it owns them before others do. */
  PREFERRED_SHARDS: z
    .string()
    .regex(/^[0-9a-f]*$/)
    .default(''),
  /** After how many seconds without a sign of life another process owns a process's shards. */
  SHARD_LEASE_SECONDS: z.coerce.number().min(1).max(60).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SITE_TIME_ZONE: z.string().default('Asia/Shanghai'),
});

export type Environment = z.infer<typeof environment>;
