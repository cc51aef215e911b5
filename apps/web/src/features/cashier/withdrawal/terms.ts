import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { withdrawalSchemas } from '@fairway/contract/cashier/withdrawal-schemas.ts';

/** What the server says about withdrawing now. */
export type Terms = OutputOf<(typeof withdrawalSchemas)['getWithdrawalTerms']>;
export type WalletTerms = Terms['wallets'][number];
export type Block = Terms['blocks'][number];
