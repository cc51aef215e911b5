import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** Whether a deposit asks for a bound phone: 0 never, 1 recommended, 2 mandatory (specification section 7). */
export function useMobileVerificationConfig() {
  return useQuery({
    queryKey: ['getMobileVerificationConfig', {}],
    queryFn: ({ signal }) =>
      api.getMobileVerificationConfig({ keyType: 2, keyCode: 'deposit_verify_mobile_phone' }, { signal }),
    select: ({ value }) => value,
  });
}

/** What stands above the ways to deposit; '' for nothing. */
export function useAnnouncementContent() {
  return useQuery({
    queryKey: ['getAnnouncementContent', {}],
    queryFn: ({ signal }) => api.getAnnouncementContent({ category: 3 }, { signal }),
    select: ({ content }) => content,
  });
}

/** Whether and with what words leaving an unpaid order is asked about. */
export function useLeavePayConfig() {
  return useQuery({
    queryKey: ['getLeavePayConfig', {}],
    queryFn: ({ signal }) => api.getLeavePayConfig({}, { signal }),
  });
}
