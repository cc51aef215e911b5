import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { floatWindowEquipment } from '@fairway/contract/site/client.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { storage } from '@fairway/ui/browser/storage.ts';

type Answers = typeof contentSchemas;
export type Banner = OutputOf<Answers['getBannersV2']>['banners'][number];
export type FloatWindows = OutputOf<Answers['getFloatWindows']>;
export type FloatItem = FloatWindows['list'][number];
export type Popup = OutputOf<Answers['getPopups']>['popups'][number];

/** Unchanged it costs a 304; an open page of a visitor hears of a change by asking, a member's at once (site news). */
const refreshed = { staleTime: 20_000, refetchInterval: 30_000 } as const;

const bannersKey = 'fairway.banners';

/** Banners of the home page, in their order; the last visit's until this one's have come. */
export const useBanners = () =>
  useQuery({
    queryKey: ['content', 'banners'],
    queryFn: async ({ signal }) => {
      const answer = await api.getBannersV2({}, { signal });
      storage.set(bannersKey, JSON.stringify(answer));
      return answer;
    },
    placeholderData: lastBanners,
    ...refreshed,
  });

/** Ads of the carousel, in their order. */
export const useCarouselAds = () =>
  useQuery({
    queryKey: ['content', 'carouselAds'],
    queryFn: ({ signal }) => api.getCarouselAds({}, { signal }),
    ...refreshed,
  });

/** The home page's float window; the call carries this client's display equipment. */
export const useFloatWindows = () =>
  useQuery({
    queryKey: ['content', 'floatWindows'],
    queryFn: ({ signal }) => api.getFloatWindows({ displayEquipment: floatWindowEquipment }, { signal }),
    ...refreshed,
  });

/** Entries of the header's menu. */
export const useNavigation = () =>
  useQuery({
    queryKey: ['content', 'navigation'],
    queryFn: ({ signal }) => api.getNavigationList({}, { signal }),
    ...refreshed,
  });

/** Pop-ups that this visitor or member has not sent away for good; asked for once a visit. */
export const usePopups = (signedIn: boolean) =>
  useQuery({
    queryKey: ['content', 'popups', signedIn],
    queryFn: ({ signal }) => api.getPopups({}, { signal }),
    staleTime: Infinity,
  });

/** The customer service pop-up, null without one. */
export const useServicePopup = () =>
  useQuery({
    queryKey: ['content', 'servicePopup'],
    queryFn: ({ signal }) => api.getServicePopup({}, { signal }),
    ...refreshed,
  });

/** What the site says about its addresses, null while it is nothing. */
export const useDomainNotice = () =>
  useQuery({
    queryKey: ['content', 'domainNotice'],
    queryFn: ({ signal }) => api.getDomainNotice({}, { signal }),
    ...refreshed,
  });

function lastBanners(): OutputOf<Answers['getBannersV2']> | undefined {
  try {
    const stored: unknown = JSON.parse(storage.get(bannersKey) ?? 'null');
    const isAnswer = typeof stored === 'object' && stored !== null && 'banners' in stored;
    // Only this page writes the key, and only what the call answered.
    return isAnswer ? (stored as OutputOf<Answers['getBannersV2']>) : undefined;
  } catch {
    return undefined;
  }
}
