import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import type { OwnAnchor } from './shapes.ts';

const key = ['getOwnAnchor', {}] as const;

/** The own application, room and contracts; asked for each half minute, because operators decide meanwhile. */
export function useOwnAnchor() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.getOwnAnchor({}, { signal }),
    refetchInterval: 30_000,
  });
}

/** Asks to become an anchor; its faults are the form's. */
export function useApply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { name: string; about: string }) => api.applyAsAnchor(input),
    onSuccess: ({ anchor }) => client.setQueryData<{ anchor: OwnAnchor | null }>(key, { anchor }),
  });
}

export function useAgree() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (contractId: string) => api.agreeToContract({ contractId }),
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Chooses the scene of the own room; null is the usual one. */
export function useSetCover() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cover: OwnAnchor['cover']) => api.setRoomCover({ cover }),
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useLeave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.leaveAsAnchor({}),
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
