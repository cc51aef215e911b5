import type { AppealCase } from '@fairway/contract/matching/schemas.ts';
import type { AppealOutcome } from '@fairway/contract/matching/appeals.ts';
import { pictureAddress } from '@fairway/ui/browser/picture-address.ts';
import { useQuery } from '@tanstack/react-query';
import { api, fetchFile } from '../../../lib/api.ts';
import { useQueueInterval } from '../../../lib/live/live.ts';
import { useAct } from '../../../lib/use-act.ts';
import { usePages } from '../../../lib/use-pages.ts';

export type AppealState = 'open' | 'decided';

/** Appeals that wait for two people, or what was decided; refreshed every 15 s while the page is open. */
export function useAppeals(state: AppealState) {
  const every = useQueueInterval(15_000);
  return usePages({
    key: ['matching', 'appeals', state],
    ask: (cursor) => api.listPartAppeals({ state, ...(cursor ? { cursor } : {}) }),
    every,
  });
}

/** Proposes how an appeal ends, or approves it, of the version that was seen; `done` is said when it was taken. */
export function useDecideAppeal(done: string) {
  return useAct({
    call: (
      input: Pick<AppealCase, 'appealId' | 'version' | 'repays'> & { outcome: AppealOutcome; reason: string },
      options,
    ) => api.decidePartAppeal(input, options),
    touches: ['matching', 'audit'],
    done,
  });
}

/** A picture of a proof, as an address to draw it from. */
export function useProofPicture(name: string) {
  return useQuery({
    queryKey: ['proof-picture', name],
    queryFn: async ({ signal }) => pictureAddress(await fetchFile('getDepositProof', { name }, signal)),
    staleTime: Infinity,
  });
}
