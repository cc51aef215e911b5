import type { Change } from '@fairway/contract/settings/changes.ts';
import type { SettingsKindName } from '@fairway/contract/settings/kinds.ts';
import type { SettingsOf } from '@fairway/contract/settings/value-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';

/** A kind of versioned settings. Its schema and its rights are in the contract; its module hands it in through its mount. */
export interface SettingsKind<Settings extends object = object> {
  name: SettingsKindName;
  /** Version 1: what an installation begins with. */
  first(app: Platform): Settings;
  /** A stored version as it is read now: one from before a field was added has it as every installation begins with it. */
  complete?(stored: Settings, app: Platform): Settings;
  /** The changes that one operator may publish alone. Without it, and for every change it does not name, it takes two people. */
  onePerson?(change: Change): boolean;
  /**
   * Whether one operator may publish all of this alone, judged against the newest version that two people agreed on, or the first: so
   * small steps do not add up.
   */
  mayOnePerson?(agreed: Settings, next: Settings): boolean;
  /** Refuses what makes no sense beyond the schema: when it is proposed, and again when it is published. Throws `settingInvalid`. */
  check?(settings: Settings): void;
  /** What else a publication writes, in its transaction. */
  whenPublished?(tx: Tx, app: Platform, news: Published<Settings>): Promise<void>;
}

export interface Published<Settings> {
  before: Settings;
  after: Settings;
  version: number;
  validFrom: Date;
}

/** Ties a kind to the type that its schema in the contract gives it. */
export function defineSettings<Name extends SettingsKindName>(
  kind: SettingsKind<SettingsOf<Name>> & { name: Name },
): SettingsKind<SettingsOf<Name>> & { name: Name } {
  return kind;
}

/** Every kind of settings, each provided by its module's mount. */
export const settingsKinds = defineExtensionPoint<SettingsKind>('settings kinds');

/** The kind of this name. Every name of the contract has one: a missing one is a fault of the composition. */
export function settingsKind(app: Platform, name: SettingsKindName): SettingsKind {
  const kind = settingsKinds.all(app).find((one) => one.name === name);
  if (!kind) throw new Error(`no module provides the settings ${name}`);
  return kind;
}
