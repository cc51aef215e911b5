import { lazy, type ComponentType } from 'react';

// The wallet feature puts the member's total here; a build without it has a card without one.
const found = import.meta.glob<{ AssetsSummary: ComponentType }>(
  '../../../features/wallet/assets-summary.tsx',
);
const load = Object.values(found)[0];

/** The member's total funds in their parts; undefined in a build without the wallet. */
export const MemberAssets = load && lazy(async () => ({ default: (await load()).AssetsSummary }));
