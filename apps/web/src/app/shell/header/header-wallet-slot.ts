import { lazy, type ComponentType } from 'react';

// The wallet feature puts the balance here; a build without it has a header without a balance.
const found = import.meta.glob<{ HeaderWallet: ComponentType }>('../../../features/wallet/header-wallet.tsx');
const load = Object.values(found)[0];

/** The member's balance with one-click recycling; undefined in a build without the wallet. */
export const HeaderWallet = load && lazy(async () => ({ default: (await load()).HeaderWallet }));
