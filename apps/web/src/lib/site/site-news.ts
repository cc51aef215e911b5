import type { SiteNews } from '@fairway/contract/news.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTopic } from '../live/use-topic.ts';
import { useSession } from '../session-store.ts';

/** How long a visitor stays, in ms, before the page opens a line of its own: a first sight needs none. */
const visitorPatience = 10_000;

const ofConfiguration = [
  'getSiteConfig',
  'getSiteParameters',
  'getPreInfo',
  'getServiceLines',
  'getCustomerServiceUrl',
  'getLanguageWhitelist',
  'getVirtualSwitchConfig',
  'getStaticDomains',
  'getLoginCaptchaConfig',
  'getOverseasSwitch',
  'listCountryAreas',
  'downloads',
  'listNotices',
  'getPremiumVenueJump',
  'getReturnLink',
  'getMemberMove',
  'listDictionaries',
  // The tab of deposits and withdrawals can be switched off.
  'countMessages',
  'listMessages',
];

/** Questions whose answers a change may have made old, by the first part of their keys. */
const touched: Record<SiteNews['changed'], readonly string[]> = {
  configuration: ofConfiguration,
  switches: ofConfiguration,
  notices: ['listNotices', 'getSpecialNotice'],
  messages: ['listNotices', 'getSpecialNotice'],
  content: ['content'],
  venues: ['listVenues', 'listAuthorisedVenues', 'listGames', 'listHotGames', 'searchGames'],
};
const all = [...new Set(Object.values(touched).flat())];

/** Asks again for what an operator has changed while the page is open; only what is shown goes over the line. */
export function useSiteNews(): void {
  const signedIn = useSession(({ session }) => session !== undefined);
  const client = useQueryClient();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const patience = setTimeout(setStays, visitorPatience, true);
    return () => clearTimeout(patience);
  }, []);
  const askAgain = (operations: readonly string[]) => {
    // Everybody hears it at once; a moment's spread spares the server, and outlasts what a process believes.
    setTimeout(
      () => {
        for (const operation of operations) void client.invalidateQueries({ queryKey: [operation] });
      },
      1_500 + Math.random() * 3_000,
    );
  };
  useTopic(
    'site',
    signedIn || stays ? {} : undefined,
    ({ changed }) => askAgain(touched[changed]),
    () => askAgain(all),
  );
}
