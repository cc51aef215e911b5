import { lazy, Suspense, useState } from 'react';
import { useAuthorisedVenues } from './api/use-authorised-venues.ts';
import { useRecyclingState } from './api/use-recycling.ts';
import { useWalletNews } from './api/use-wallet-news.ts';
import { HeaderBalance } from './header/header-balance.tsx';
import { RecyclingVeil } from './header/recycling-veil.tsx';

const RecyclingConfirm = lazy(async () => ({
  default: (await import('./header/recycling-confirm.tsx')).RecyclingConfirm,
}));

/** What the header holds of the wallet: the balance with its recycling, the ear for the member's money, and which venues he may enter. */
export function HeaderWallet() {
  useWalletNews();
  useAuthorisedVenues();
  const isAsking = useRecyclingState(({ asking }) => asking.length > 0);
  // Seldom asked: the dialog's code comes with the first question, and stays so that it can leave in good order.
  const [wanted, setWanted] = useState(false);
  if (isAsking && !wanted) setWanted(true);
  return (
    <>
      <HeaderBalance />
      <RecyclingVeil />
      {wanted && (
        <Suspense>
          <RecyclingConfirm />
        </Suspense>
      )}
    </>
  );
}
