import { api } from '../../../../lib/api.ts';
import { usePages } from '../../../../lib/use-pages.ts';

/** The entries of a form, newest first. */
export function useFormEntries(no: number) {
  return usePages({
    key: ['campaigns', 'entries', no],
    ask: (cursor) => api.listFormEntries({ no, ...(cursor && { cursor }) }),
  });
}
