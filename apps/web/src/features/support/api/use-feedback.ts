import type { InputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { pictureAddress } from '@fairway/ui/browser/picture-address.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { fetchFile } from '../../../lib/files.ts';

/** One page of the member's own feedback, newest first. */
export function useFeedback(cursor: string | undefined) {
  const input = cursor === undefined ? {} : { cursor };
  return useQuery({
    queryKey: ['listFeedback', input],
    queryFn: ({ signal }) => api.listFeedback(input, { signal }),
    placeholderData: keepPreviousData,
    // A reply may have come meanwhile.
    staleTime: 0,
  });
}

/** Whether a wish may be made now. */
export function useWishRight() {
  return useQuery({
    queryKey: ['checkDesire', {}],
    queryFn: ({ signal }) => api.checkDesire({}, { signal }),
    staleTime: 0,
  });
}

/** Hands in a feedback or a wish. The list is asked again whatever came of it: without an answer it shows what happened. */
function useHandingIn<Input>(handIn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: handIn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['listFeedback'] }),
        client.invalidateQueries({ queryKey: ['checkDesire'] }),
      ]),
  });
}

export function useSendFeedback() {
  return useHandingIn((input: InputOf<Schemas['webFeedback']>) => api.webFeedback(input));
}

export function useMakeWish() {
  return useHandingIn((content: string) => api.desire({ content }));
}

/** An own picture, as an address to draw it from. */
export function usePicture(name: string) {
  return useQuery({
    queryKey: ['getFeedbackPicture', { name }],
    queryFn: async ({ signal }) => pictureAddress(await fetchFile('getFeedbackPicture', { name }, signal)),
    staleTime: Infinity,
  });
}
