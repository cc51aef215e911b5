import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';

/** The identity level that each flow asks for now: the cashier provides its settings. */
export interface IdentityRules {
  levels(app: Platform): Promise<CashierSettings['identity']>;
}

export const identityRules = defineExtensionPoint<IdentityRules>('identity rules');
