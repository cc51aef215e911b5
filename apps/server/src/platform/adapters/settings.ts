import type { AdapterEnvironment } from './define-adapter.ts';

/** One value that an operator gives to an adapter, by the name of its variable. */
export interface SettingField {
  readonly env: string;
  /** `address`: an http(s) URL, without which the party is not offered. `secret`: at least 16 characters, never shown. */
  readonly form: 'address' | 'secret' | 'text';
  /** What it is for, in a line. */
  readonly about: string;
  readonly optional?: boolean;
  /** Outside production: an address below the sandbox's, or the text that the sandbox expects. */
  readonly demo?: string;
}

export type SettingFields = Readonly<Record<string, SettingField>>;

export type SettingValues<Fields extends SettingFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly optional: true }
    ? string | undefined
    : string;
};

type Read<Fields extends SettingFields> =
  | {
      readonly state: 'ready';
      readonly values: SettingValues<Fields>;
      /** Those of the form `address`. */
      readonly addresses: readonly string[];
    }
  | { readonly state: 'absent' }
  | { readonly state: 'incomplete'; readonly faults: readonly string[] };

/**
 * Reads an adapter's settings. Without its addresses it is absent. With them, everything that is not optional must be
 * there: a fault names each variable. Outside production the sandbox replaces it, and what it lacks leaves the party
 * absent.
 */
export function readSettings<Fields extends SettingFields>(
  fields: Fields,
  { given, sandboxUrl }: AdapterEnvironment,
): Read<Fields> {
  const all = Object.entries(fields);
  const own = all.filter(([, { env }]) => given[env] !== undefined);
  const demo = sandboxUrl !== undefined;
  const values = Object.fromEntries(
    all.map(([name, field]) => [name, given[field.env] ?? (demo ? demoValue(field, sandboxUrl) : undefined)]),
  );
  const lacks = (form: SettingField['form']) =>
    all.filter(([name, field]) => field.form === form && !field.optional && values[name] === undefined);
  if (lacks('address').length > 0 && !own.some(([, { form }]) => form === 'address'))
    return { state: 'absent' };

  const missing = all.filter(([name, field]) => !field.optional && values[name] === undefined);
  const isDemo = demo && !own.some(([, { form }]) => form === 'address');
  if (missing.length > 0 && isDemo) return { state: 'absent' };
  const faults = [
    ...missing.map(([, { env, about }]) => `${env}: needed (${about})`),
    ...own.flatMap(([, field]) => faultsOf(field, given[field.env] ?? '')),
  ];
  if (faults.length > 0) return { state: 'incomplete', faults };
  const addresses = all.flatMap(([name, { form }]) => (form === 'address' ? [values[name] ?? ''] : []));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field that is not optional was found above
  return { state: 'ready', values: values as SettingValues<Fields>, addresses };
}

/** Whether each setting is there, without its value: `wrong` for one in another form than it must have. */
export interface SettingState {
  readonly env: string;
  readonly form: SettingField['form'];
  readonly state: 'given' | 'demo' | 'wrong' | 'missing' | 'unset';
}

export function settingStates(
  fields: SettingFields,
  { given, sandboxUrl }: AdapterEnvironment,
): SettingState[] {
  return Object.values(fields).map((field) => {
    const { env, form, optional, demo } = field;
    const own = given[env];
    if (own !== undefined) return { env, form, state: faultsOf(field, own).length > 0 ? 'wrong' : 'given' };
    if (demo !== undefined && sandboxUrl !== undefined) return { env, form, state: 'demo' };
    return { env, form, state: optional ? 'unset' : 'missing' };
  });
}

function demoValue({ form, demo }: SettingField, sandboxUrl: string): string | undefined {
  if (demo === undefined) return undefined;
  return form === 'address' ? sandboxUrl.replace(/\/$/, '') + demo : demo;
}

function faultsOf({ env, form }: SettingField, value: string): string[] {
  if (form === 'address' && !/^https?:\/\/./.test(value)) return [`${env}: not an http(s) address`];
  if (form === 'address' && !URL.canParse(value)) return [`${env}: not an http(s) address`];
  if (form === 'secret' && value.length < 16) return [`${env}: a secret has at least 16 characters`];
  return [];
}
