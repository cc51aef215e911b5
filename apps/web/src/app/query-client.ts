import { ApiError, noAnswerCode } from '@fairway/api-client/exchange/api-error.ts';
import { QueryClient } from '@tanstack/react-query';

/** Server facts live only here. A refusal is an answer and is not asked again; a lost line is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      refetchIntervalInBackground: false,
      retry: (failures, fault) => failures < 2 && fault instanceof ApiError && fault.code === noAnswerCode,
    },
    // A press without a network fails at once and says so: it must not happen by itself minutes later.
    mutations: { retry: false, networkMode: 'always' },
  },
});
