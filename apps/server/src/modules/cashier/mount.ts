import type { ModuleMount } from '../mount.ts';

export const cashierMount: ModuleMount = { name: 'cashier' };
