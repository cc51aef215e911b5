import type { Config } from '../../config.ts';
import { defineExtensionPoint } from '../extension-points.ts';
import { clientsByParty } from '../http-client/clients-by-party.ts';
import { OutboundFault } from '../http-client/outbound-fault.ts';
import type { LogFields } from '../logger.ts';
import type { Platform } from '../platform.ts';
import type { Adapter, AdapterConfiguration, AdapterEnvironment, AdapterMeans } from './define-adapter.ts';
import { settingStates, type SettingState } from './settings.ts';

/** Every adapter of the installation, provided by the mounts of the modules whose parties they are. */
export const adapters = defineExtensionPoint<Adapter>('adapters');

const connected = new WeakMap<Platform, Map<Adapter, unknown>>();

/** The party behind an adapter; undefined while it is not configured, and then it is not offered. One connection an application. */
export function connectAdapter<Port>(app: Platform, adapter: Adapter<Port>): Port | undefined {
  const known = connected.get(app) ?? new Map<Adapter, unknown>();
  connected.set(app, known);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map keeps an adapter's own port
  if (known.has(adapter)) return known.get(adapter) as Port | undefined;
  const configuration = configurationOf(app.config, adapter);
  const port = configuration.state === 'ready' ? open(app, adapter, configuration) : undefined;
  known.set(adapter, port);
  return port;
}

/** Whether the party behind an adapter is configured. */
export function isConnected(app: Platform, adapter: Adapter): boolean {
  return configurationOf(app.config, adapter).state === 'ready';
}

/** How far a party is configured, and which of its settings are there; no value of any. */
export function settingsOf(
  { config }: Pick<Platform, 'config'>,
  adapter: Adapter,
): { state: 'ready' | 'incomplete' | 'absent'; settings: SettingState[] } {
  const { state } = configurationOf(config, adapter);
  return { state, settings: settingStates(adapter.settings, environmentOf(config)) };
}

/** What is wrong with the settings of the installation's adapters, a line each. */
export function adapterFaults(app: Pick<Platform, 'config' | 'extensions'>): string[] {
  return adapters.all(app).flatMap((adapter) => {
    const configuration = configurationOf(app.config, adapter);
    return configuration.state === 'incomplete' ? configuration.faults : [];
  });
}

/** Whether the site may show this page of the party in a frame: the content security policy lets nothing else in. */
export function mayFrame(app: Pick<Platform, 'config'>, adapter: Adapter, url: string): boolean {
  const configuration = configurationOf(app.config, adapter);
  return (
    configuration.state === 'ready' &&
    URL.canParse(url) &&
    configuration.adapter.frames.includes(new URL(url).origin)
  );
}

/** Origins whose pages the site may show in a frame: those of configured parties. */
export function framedOrigins(app: Pick<Platform, 'config' | 'extensions'>): string[] {
  return adapters.all(app).flatMap((adapter) => {
    const configuration = configurationOf(app.config, adapter);
    return configuration.state === 'ready' ? [...configuration.adapter.frames] : [];
  });
}

function configurationOf<Port>(config: Config, adapter: Adapter<Port>): AdapterConfiguration<Port> {
  return adapter.configure(environmentOf(config));
}

function environmentOf({ given, sandboxUrl, production }: Config): AdapterEnvironment {
  return { given, sandboxUrl: production ? undefined : sandboxUrl };
}

function open<Port>(
  app: Platform,
  { kind, code }: Adapter<Port>,
  { adapter }: Extract<AdapterConfiguration<Port>, { state: 'ready' }>,
): Port {
  const { clock, ids, logger } = app;
  // Places and a breaker of its own: a party that is silent takes nothing from another.
  const clientOf = clientsByParty(kind.name);
  const http: AdapterMeans['http'] = {
    async send(url, request) {
      if (!adapter.origins.includes(new URL(url).origin)) throw new OutboundFault('hostNotAllowed', false);
      return clientOf(app, { party: code, url }).send(url, request);
    },
  };
  const warn = (facts: LogFields, message: string): void =>
    logger.warn({ adapter: `${kind.name}/${code}`, ...facts }, message);
  return adapter.connect({ http, clock, ids, log: { warn } });
}
