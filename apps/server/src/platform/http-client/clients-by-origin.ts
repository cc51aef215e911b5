import { createHttpClient, type HttpClient, type HttpClientSettings } from './http-client.ts';

/**
 * The guarded clients of one kind of party, one an origin, made when it is first asked. Each kind keeps its own: a party that is
 * silent opens no breaker of another that happens to share its host.
 */
export function clientsByOrigin(
  limits: Omit<HttpClientSettings, 'origins'> = {},
): (url: string) => HttpClient {
  const clients = new Map<string, HttpClient>();
  return (url) => {
    const { origin } = new URL(url);
    const client = clients.get(origin) ?? createHttpClient({ ...limits, origins: [origin] });
    clients.set(origin, client);
    return client;
  };
}
