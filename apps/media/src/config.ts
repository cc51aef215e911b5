import * as z from 'zod';

const key = z.string().min(16);

const environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  MEDIA_PORT: z.coerce.number().int().min(0).max(65535).default(8085),
  /** For encoders that speak RTMP; without it nobody publishes by RTMP. */
  RTMP_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Folder of the ring of recorded segments. */
  MEDIA_DIR: z.string().min(1).default('.data/media'),
  /** Shared with the server: seals hooks and orders. */
  MEDIA_SECRET: key,
  /** Shared with the server: signs play addresses. */
  MEDIA_PLAY_KEY: key,
  /** The one before, good as long as addresses signed with it may be about. */
  MEDIA_PLAY_KEY_BEFORE: key.optional(),
  /** The server that knows the stream keys, without a slash at its end. */
  MEDIA_HOOK_URL: z.url().default('http://127.0.0.1:8080'),
  /** The most that recorded segments of all rooms may take, in MiB. */
  MEDIA_DISK_MIB: z.coerce.number().int().min(16).max(1_048_576).default(2048),
  /** The most that kept broadcasts may take, in MiB; 0: none is kept. */
  MEDIA_REPLAY_MIB: z.coerce.number().int().min(0).max(16_777_216).default(4096),
  /** The most that parts kept in memory may take, in MiB; beyond it nobody new is admitted. */
  MEDIA_MEMORY_MIB: z.coerce.number().int().min(8).max(65_536).default(96),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. Throws an Error that lists everything wrong, one line each. */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`media configuration:\n  ${faults.join('\n  ')}`);
  }
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.MEDIA_PORT,
    rtmpPort: env.RTMP_PORT,
    folder: env.MEDIA_DIR,
    secret: env.MEDIA_SECRET,
    playKeys: [env.MEDIA_PLAY_KEY, env.MEDIA_PLAY_KEY_BEFORE].filter((text) => text !== undefined),
    hookUrl: env.MEDIA_HOOK_URL.replace(/\/$/, ''),
    diskBytes: env.MEDIA_DISK_MIB * 2 ** 20,
    replayBytes: env.MEDIA_REPLAY_MIB * 2 ** 20,
    memoryBytes: env.MEDIA_MEMORY_MIB * 2 ** 20,
  };
}
