/**
 * Who may import whom, as data. ARCHITECTURE.md says the same as text. Reserved for what comes, so that it finds its
 * place: the module affiliates.
 */

/** Modules of the server, top first: a module imports only modules above it. */
export const moduleLadder: readonly string[] = [
  'ledger',
  'site',
  'risk',
  'operators',
  'beacon',
  'settings',
  'members',
  'play',
  'vip',
  'venues',
  'chain',
  'payout-methods',
  'identity',
  'turnover',
  'cashier',
  'matching',
  'wallet',
  'sportsbook',
  'games',
  'lottery',
  'live',
  'chat',
  'affiliates',
  'promotions',
  'messages',
  'content',
  'support',
];

/** Each workspace and the workspaces of ours that it may import; itself is always allowed. */
export const workspaceImports: Readonly<Record<string, readonly string[]>> = {
  'packages/money': [],
  'packages/betting': ['packages/money'],
  'packages/fair-games': ['packages/money'],
  'packages/promotions': ['packages/money', 'packages/fair-games'],
  'packages/matching': [],
  'packages/solvency': [],
  'packages/cmaf': [],
  'packages/contract': ['packages/money'],
  'packages/api-client': ['packages/contract', 'packages/money'],
  'packages/ui': [],
  'packages/download-kit': [],
  'packages/testkit': ['packages/api-client', 'packages/contract', 'packages/money'],
  'apps/server': [
    'packages/money',
    'packages/betting',
    'packages/fair-games',
    'packages/promotions',
    'packages/matching',
    'packages/solvency',
    'packages/contract',
  ],
  'apps/web': [
    'packages/money',
    'packages/betting',
    'packages/fair-games',
    'packages/promotions',
    'packages/cmaf',
    'packages/contract',
    'packages/solvency',
    'packages/api-client',
    'packages/ui',
    'packages/download-kit',
  ],
  'apps/console': [
    'packages/money',
    'packages/betting',
    'packages/fair-games',
    'packages/promotions',
    'packages/contract',
    'packages/api-client',
    'packages/ui',
  ],
  'apps/signer': ['packages/money'],
  'apps/media': ['packages/cmaf', 'packages/contract'],
  'apps/sandbox': ['packages/money', 'packages/betting', 'packages/contract', 'packages/cmaf'],
  bench: [
    'packages/money',
    'packages/betting',
    'packages/fair-games',
    'packages/promotions',
    'packages/matching',
    'packages/contract',
    'packages/api-client',
    'packages/testkit',
    'apps/server',
  ],
  e2e: [
    'packages/money',
    'packages/betting',
    'packages/fair-games',
    'packages/promotions',
    'packages/contract',
    'packages/api-client',
    'packages/testkit',
    'packages/cmaf',
  ],
};

/** Tests may use these as well, wherever they are. */
export const testImports: readonly string[] = [
  'packages/testkit',
  'packages/api-client',
  'packages/contract',
  'packages/money',
  'packages/download-kit',
];

/** Tables that a module may name although they are not its own, each with its reason. */
export const tableGuests: Readonly<Record<string, { readonly module: string; readonly reason: string }>> = {
  platform_operations: {
    module: 'ledger',
    reason: "a lane writes its callers' kept answers in the one statement that writes their postings",
  },
};

/** Files in which a word is a word, or that write out what is stored by such a name, each with its reason. */
export const trueWords: Readonly<Record<string, string>> = {
  'apps/console/src/features/wallet/reconciliation/repair-dialog.tsx': 'the field `way` of a stored proposal',
  'apps/server/src/modules/cashier/testing/publish-settings.ts': 'the field `ways` of stored settings',
  'apps/server/src/modules/risk/passwords/first-guesses.ts':
    'words of a dictionary, from which passwords are guessed',
  'apps/server/src/platform/http/signatures/fingerprints.ts': 'machine words of 32 bits',
  'apps/web/build/blank-font.ts': 'words of 16 bits, as the font format counts',
  'apps/web/src/features/chat/api/chat-calls.ts': 'the field `wordLimit` that the specification prints',
  'packages/betting/src/simulator/seeded-random.ts': 'machine words of 32 bits',
  'packages/solvency/src/sha256.ts': 'machine words of 32 bits, as the standard calls them',
};

/** Layers of a page app, lowest first: a layer imports only itself and what comes before it. */
export const pageLayers: readonly string[] = ['lib', 'features', 'app'];

/** Features whose hooks every feature may use. */
export const openFeatures: readonly string[] = ['members', 'wallet', 'content'];

/** Printed names of the wire that are columns of a table as well, which a module reads from its rows. */
export const columnNames: readonly string[] = ['agent_verify'];

/** Words that say nothing about what a file holds. */
export const emptyNames: readonly string[] = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'data',
  'info',
];

/** Names with such a word that the wire forces on a file outside the contract: `getPreInfo`, `/memberCommon/getInfo`. */
export const forcedNames = /(^|-)(pre|user|withdraw)-info(?=[-.]|$)/;

/** Files that may be longer than 400 lines, each with its reason: tables of constants and generated files. */
export const longFiles: Readonly<Record<string, string>> = {};
