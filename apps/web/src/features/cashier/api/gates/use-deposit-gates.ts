import { announcementCategories, promptStatuses } from '@fairway/contract/deposits/prompts.ts';
import { configKeyType } from '@fairway/contract/site/switches.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** Whether a deposit asks for a bound phone (specification section 7). */
export function useMobileVerificationConfig() {
  return useQuery({
    queryKey: ['getMobileVerificationConfig', {}],
    queryFn: ({ signal }) =>
      api.getMobileVerificationConfig({ keyType: configKeyType, keyCode: 'depositVerifyPhone' }, { signal }),
    select: ({ value }) => value,
  });
}

/** The announcement above the deposit methods; '' for none. */
export function useAnnouncementContent() {
  return useQuery({
    queryKey: ['getAnnouncementContent', {}],
    queryFn: ({ signal }) =>
      api.getAnnouncementContent({ category: announcementCategories.codes.deposit }, { signal }),
    select: ({ content }) => content,
  });
}

const leavePayConfig = {
  queryKey: ['getLeavePayConfig', {}],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.getLeavePayConfig({}, { signal }),
};

/** Whether and with what text leaving an unpaid order is asked about. */
export function useLeavePayConfig() {
  return useQuery(leavePayConfig);
}

/** How long a leaving member waits for the settings, in ms: nobody is held on a page by a server that is silent. */
const patience = 1_500;

/** Answers whether the leave-pay window is on, once its settings are here; false where they do not come in time. */
export function useLeavePayWindow(): () => Promise<boolean> {
  const client = useQueryClient();
  return () =>
    Promise.race([
      client.ensureQueryData(leavePayConfig).then(
        ({ status }) => status === promptStatuses.codes.on,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), patience)),
    ]);
}
