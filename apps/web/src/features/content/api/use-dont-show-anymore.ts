import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Sends a pop-up away for good. */
export function useDontShowAnymore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (popupId: string) => api.dontShowAnymore({ popupId }),
    onSettled: () => client.invalidateQueries({ queryKey: ['content', 'popups'] }),
  });
}
