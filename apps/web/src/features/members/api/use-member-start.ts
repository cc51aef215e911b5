import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';

const staleTime = 5 * 60_000;

/**
 * What a page gets for a member besides the message counts, which the header asks for: user info, bank list and wallet type
 * (specification section 6). A visitor is asked for none of it.
 */
export function useMemberStart(): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.prefetchQuery({
      queryKey: ['getUserInfo', {}],
      queryFn: ({ signal }) => api.getUserInfo({}, { signal }),
      staleTime,
    });
    void client.prefetchQuery({
      queryKey: ['listBankCards', {}],
      queryFn: ({ signal }) => api.listBankCards({}, { signal }),
      staleTime,
    });
    void client.prefetchQuery({
      queryKey: ['getWalletType', {}],
      queryFn: ({ signal }) => api.getWalletType({}, { signal }),
      staleTime,
    });
  }, [client]);
}
