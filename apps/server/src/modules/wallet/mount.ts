import type { ModuleMount } from '../mount.ts';

export const walletMount: ModuleMount = { name: 'wallet' };
