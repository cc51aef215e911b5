import { ApiError, noAnswerCode } from '@fairway/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Server facts live only here. A refusal is an answer and is not asked again; a lost line is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      refetchOnWindowFocus: true,
      refetchIntervalInBackground: false,
      // A clerk who waits should know within a second or two.
      retryDelay: (failures) => 300 * 2 ** failures,
      retry: (failures, fault) => failures < 2 && fault instanceof ApiError && fault.code === noAnswerCode,
    },
    mutations: { retry: false },
  },
});
