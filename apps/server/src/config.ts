import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url();

const environment = z.object({
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
  /** How often a deposit must be played before a withdrawal, until an operator publishes settings that say it. */
  DEPOSIT_TURNOVER: z
    .string()
    .regex(/^(0|[1-9]\d?)(\.\d{1,2})?$/)
    .default('1'),
  /** Key of everything this process signs or blinds; at least 32 characters. */
  SERVER_SECRET: z.string().min(32),
  /** Pepper of stored passwords. */
  PASSWORD_PEPPER: z.string().min(32),
  /** Shared with the payment provider; NEXT is taken beside it while the key is changed. */
  PSP_SECRET: z.string().min(16).optional(),
  PSP_SECRET_NEXT: z.string().min(16).optional(),
  PSP_MERCHANT_NO: z.string().default('FW10001'),
  /** The payment provider's address; in a demo the sandbox plays it. */
  PSP_URL: url.optional(),
  /** Where payment channels reach this server; its own loopback address without it. */
  CALLBACK_BASE_URL: url.optional(),
  /** The gateway through which SMS and e-mail leave; in a demo the sandbox plays it. */
  MESSAGE_GATEWAY_URL: url.optional(),
  MESSAGE_GATEWAY_SENDER: z.string().default('fairway'),
  /** Shared with the message gateway. */
  INBOX_SECRET: z.string().min(16).optional(),
  /** Who checks that name, phone, card and identity card belong together; in a demo the sandbox plays it. */
  IDENTITY_BUREAU_URL: url.optional(),
  IDENTITY_BUREAU_CLIENT: z.string().default('fairway'),
  /** Shared with the identity bureau; without it a member's own bound facts suffice. */
  IDENTITY_SECRET: z.string().min(16).optional(),
  /** AJ-Captcha's service; in a demo the sandbox plays it. Without one its kinds are not offered. */
  CAPTCHA_ANJI_URL: url.optional(),
  /** Alibaba Cloud's AFS; in a demo the sandbox plays it. Without its address and secret its kind is not offered. */
  CAPTCHA_AFS_URL: url.optional(),
  CAPTCHA_AFS_KEY_ID: z.string().default('fairway'),
  CAPTCHA_AFS_SECRET: z.string().min(16).optional(),
  CAPTCHA_AFS_APP_KEY: z.string().default('FFFF0N0000000000FAIR'),
  CAPTCHA_AFS_SCENE: z.string().default('nc_login'),
  /** Shared with the sandbox venue. */
  VENUE_SECRET: z.string().min(16).optional(),
  /** Origins whose pages may call and open MQTT, comma separated; the own one is always allowed. */
  ALLOWED_ORIGINS: z.string().default(''),
  /** How many proxies of ours stand before the server; the client's address is read that far back. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SITE_TIME_ZONE: z.string().default('Asia/Shanghai'),
});

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
  networks: Readonly<Record<NetworkCode, NetworkSettings>>;
  exchangeUrl: string | undefined;
  signer: { url: string | undefined; secret: string | undefined };
  pspMerchantNo: string;
  pspUrl: string | undefined;
  messageGateway: { url: string | undefined; sender: string };
  identityBureau: { url: string | undefined; client: string };
  /** Outside services that draw and judge captchas; undefined: not configured. */
  captcha: {
    anji: { url: string } | undefined;
    afs: { url: string; keyId: string; secret: string; appKey: string; scene: string } | undefined;
  };
  callbackBaseUrl: string;
  secrets: {
    server: string;
    passwordPepper: string;
    psp: string | undefined;
    pspNext: string | undefined;
    venue: string | undefined;
    inbox: string | undefined;
    identity: string | undefined;
  };
  depositTurnover: string;
  allowedOrigins: readonly string[];
  trustedProxies: number;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
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
  const weak = production
    ? [values.SERVER_SECRET, values.PASSWORD_PEPPER].filter((secret) => secret.includes('development'))
    : [];
  if (weak.length > 0)
    throw new ConfigFault([
      'SERVER_SECRET and PASSWORD_PEPPER: development defaults do not start in production',
    ]);
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
    signer: { url: values.SIGNER_URL, secret: values.SIGNER_SECRET },
    pspMerchantNo: values.PSP_MERCHANT_NO,
    pspUrl: values.PSP_URL ?? values.SANDBOX_URL,
    messageGateway: {
      url: values.MESSAGE_GATEWAY_URL ?? values.SANDBOX_URL,
      sender: values.MESSAGE_GATEWAY_SENDER,
    },
    identityBureau: {
      url: values.IDENTITY_BUREAU_URL ?? values.SANDBOX_URL,
      client: values.IDENTITY_BUREAU_CLIENT,
    },
    captcha: captchaServices(values),
    callbackBaseUrl: values.CALLBACK_BASE_URL ?? `http://127.0.0.1:${values.PORT}`,
    secrets: {
      server: values.SERVER_SECRET,
      passwordPepper: values.PASSWORD_PEPPER,
      psp: values.PSP_SECRET,
      pspNext: values.PSP_SECRET_NEXT,
      venue: values.VENUE_SECRET,
      inbox: values.INBOX_SECRET,
      identity: values.IDENTITY_SECRET,
    },
    depositTurnover: values.DEPOSIT_TURNOVER,
    allowedOrigins: values.ALLOWED_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    siteTimeZone: values.SITE_TIME_ZONE,
  };
}

function captchaServices(values: z.infer<typeof environment>): Config['captcha'] {
  const sandbox = (party: string) => values.SANDBOX_URL && `${values.SANDBOX_URL}/${party}`;
  const anjiUrl = values.CAPTCHA_ANJI_URL ?? sandbox('anji');
  const afsUrl = values.CAPTCHA_AFS_URL ?? sandbox('afs');
  const secret = values.CAPTCHA_AFS_SECRET;
  return {
    anji: anjiUrl === undefined ? undefined : { url: anjiUrl },
    afs:
      afsUrl === undefined || secret === undefined
        ? undefined
        : {
            url: afsUrl,
            keyId: values.CAPTCHA_AFS_KEY_ID,
            secret,
            appKey: values.CAPTCHA_AFS_APP_KEY,
            scene: values.CAPTCHA_AFS_SCENE,
          },
  };
}
