import { virtualSwitch } from '@fairway/contract/deposits/usdt/virtual-switch.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Whether the site offers virtual currency, «1» or «0»: asked when the client loads. Until it is known, it does. */
export function useVirtualSwitch(): boolean {
  const { data } = useQuery({
    queryKey: ['getVirtualSwitchConfig', {}],
    queryFn: ({ signal }) => api.getVirtualSwitchConfig({}, { signal }),
    select: ({ value }) => value,
    staleTime: 60_000,
  });
  return data !== virtualSwitch.codes.close;
}
