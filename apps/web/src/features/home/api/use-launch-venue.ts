import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';

/** Opens an outside venue in a window of its own; the window is opened by the press itself, or browsers would block it. */
export function useLaunchVenue() {
  const launch = useMutation({
    mutationFn: async ({ channelCode, tab }: { channelCode: string; tab: Window | null }) => {
      const { url } = await api.launchVenue({ api: channelCode });
      if (tab) tab.location.replace(url);
      else location.assign(url);
    },
    onError: (fault, { tab }) => {
      tab?.close();
      showRefusal(fault);
    },
  });
  return {
    isPending: launch.isPending,
    open: (channelCode: string) => launch.mutate({ channelCode, tab: window.open('', '_blank') }),
  };
}
