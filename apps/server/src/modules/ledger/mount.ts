import type { ModuleMount } from '../mount.ts';

export const ledgerMount: ModuleMount = { name: 'ledger' };
