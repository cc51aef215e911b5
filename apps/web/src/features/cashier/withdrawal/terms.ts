import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { rehearsalSchemas } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';

/** What the server says about withdrawing now. */
export type Terms = OutputOf<(typeof withdrawalSchemas)['getWithdrawalTerms']>;
export type WalletTerms = Terms['wallets'][number];
export type Block = Terms['blocks'][number];
/** What a withdrawal of a typed amount comes to. */
export type Preview = NonNullable<OutputOf<(typeof rehearsalSchemas)['rehearseWithdrawal']>['preview']>;
