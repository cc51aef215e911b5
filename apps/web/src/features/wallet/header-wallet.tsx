import { HeaderBalance } from './header/header-balance.tsx';
import { RecyclingConfirm } from './header/recycling-confirm.tsx';
import { RecyclingVeil } from './header/recycling-veil.tsx';
import { useWalletNews } from './api/use-wallet-news.ts';

/** What the header holds of the wallet: the balance with its recycling, and the ear for the member's money. */
export function HeaderWallet() {
  useWalletNews();
  return (
    <>
      <HeaderBalance />
      <RecyclingVeil />
      <RecyclingConfirm />
    </>
  );
}
