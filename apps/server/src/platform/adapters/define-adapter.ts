import type { Clock } from '../clock.ts';
import type { OutboundAnswer, OutboundRequest } from '../http-client/http-client.ts';
import type { Ids } from '../ids.ts';
import type { LogFields } from '../logger.ts';
import { readSettings, type SettingFields, type SettingValues } from './settings.ts';

/** What a party outside can be for this product. */
export const adapterKindNames = [
  'payment',
  'payout',
  'venue',
  'oddsFeed',
  'identity',
  'sms',
  'mail',
  'captcha',
] as const;
export type AdapterKindName = (typeof adapterKindNames)[number];

/** A kind of party and, as a type, what every adapter of it answers to the core. */
export interface AdapterKind<Port> {
  readonly name: AdapterKindName;
  /** Only a type: never set. */
  readonly port?: Port;
}

export function defineAdapterKind<Port>(name: AdapterKindName): AdapterKind<Port> {
  return { name };
}

/** The whole world of an adapter: no database, no file, no wall clock, no other host than its own. */
export interface AdapterMeans {
  readonly http: { send(url: string, request: OutboundRequest): Promise<OutboundAnswer> };
  readonly clock: Clock;
  readonly ids: Ids;
  /** Facts for the log; never a person's facts, never a key. */
  readonly log: { warn(facts: LogFields, message: string): void };
}

/** An adapter with its settings, before it is connected. */
export interface ConfiguredAdapter<Port> {
  /** Origins that its `http` may call. */
  readonly origins: readonly string[];
  /** Origins whose pages the site may show in a frame. */
  readonly frames: readonly string[];
  connect(means: AdapterMeans): Port;
}

/** What is configured of an adapter: all, nothing (then it is not offered), or too little. */
export type AdapterConfiguration<Port> =
  | { readonly state: 'ready'; readonly adapter: ConfiguredAdapter<Port> }
  | { readonly state: 'absent' }
  | { readonly state: 'incomplete'; readonly faults: readonly string[] };

/** Where settings come from. Without `sandboxUrl` (always in production) nothing has a default. */
export interface AdapterEnvironment {
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly sandboxUrl: string | undefined;
}

export interface Adapter<Port = unknown> {
  readonly kind: AdapterKind<Port>;
  /** Names its rows and house accounts for good: `^[a-z][a-z0-9-]{1,31}$`. */
  readonly code: string;
  readonly settings: SettingFields;
  /** What the core may ask of it, e.g. `{ statement: true }`; the names of a kind are in its port's file. */
  readonly capabilities: Readonly<Record<string, boolean>>;
  configure(environment: AdapterEnvironment): AdapterConfiguration<Port>;
}

interface Declared<Port, Fields extends SettingFields> {
  kind: AdapterKind<Port>;
  code: string;
  settings: Fields;
  capabilities?: Readonly<Record<string, boolean>>;
  /** Without it the origins of its settings of the kind `address`. */
  origins?(settings: SettingValues<Fields>): readonly string[];
  /** Settings of the kind `address` whose pages are shown in a frame. */
  frames?(settings: SettingValues<Fields>): readonly string[];
  connect(settings: SettingValues<Fields>, means: AdapterMeans): Port;
}

/**
 * Declares how one party is spoken to. What it is given is all it has: its settings and its means. Throws RangeError for a code that
 * cannot name rows.
 */
export function defineAdapter<Port, const Fields extends SettingFields>(
  declared: Declared<Port, Fields>,
): Adapter<Port> {
  const { kind, code, settings: fields, capabilities = {} } = declared;
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(code)) throw new RangeError(`adapter code ${code}`);
  return {
    kind,
    code,
    settings: fields,
    capabilities,
    configure(environment) {
      const read = readSettings(fields, environment);
      if (read.state !== 'ready') return read;
      const { values } = read;
      const urls = declared.origins?.(values) ?? read.addresses.filter((url) => url !== '');
      return {
        state: 'ready',
        adapter: {
          origins: [...new Set(urls.map(originOf))],
          frames: (declared.frames?.(values) ?? []).map(originOf),
          connect: (means) => declared.connect(values, means),
        },
      };
    },
  };
}

function originOf(url: string): string {
  return new URL(url).origin;
}
