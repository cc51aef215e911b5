import pg from 'pg';
import { faultFields, type Logger } from '../logger.ts';

export interface LongLivedConnection {
  /** The open connection; waits for it while it is being opened again. Rejects once ended. */
  client(): Promise<pg.Client>;
  end(): Promise<void>;
}

export interface LongLivedConnectionSettings {
  url: string;
  /** Shown in pg_stat_activity. */
  name: string;
  logger: Logger;
  /** Sets the session up (LISTEN, locks): after the first opening and after each further one. */
  prepare(client: pg.Client): Promise<void>;
}

const pauseMilliseconds = 500;

/**
 * One connection that is meant to last as long as the process, for what belongs to a session: notifications and advisory
 * locks. When it is lost it is opened and prepared again, every half second until it succeeds. The first opening may throw.
 */
export async function openLongLivedConnection(
  settings: LongLivedConnectionSettings,
): Promise<LongLivedConnection> {
  let ended = false;
  let wake = (): void => {};
  let present = Promise.resolve(await open());

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: settings.url,
      application_name: settings.name,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    let lost = false;
    client.on('error', (fault) => settings.logger.warn(faultFields(fault), `${settings.name} lost`));
    try {
      await client.connect();
      // A machine that vanished is noticed by the server within 25 s, and its locks are free.
      await client.query(
        'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
      );
      await settings.prepare(client);
    } catch (fault) {
      lost = true;
      await client.end().catch(() => {});
      throw fault;
    }
    client.on('end', () => {
      if (!ended && !lost) present = reopen();
    });
    return client;
  }

  async function reopen(): Promise<pg.Client> {
    while (!ended) {
      try {
        return await open();
      } catch {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pauseMilliseconds);
        });
      }
    }
    throw new Error(`${settings.name} is closed`);
  }

  return {
    client: () => present,
    async end() {
      ended = true;
      wake();
      const client = await present.catch(() => undefined);
      await client?.end();
    },
  };
}
