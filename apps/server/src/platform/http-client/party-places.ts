import { isInJob } from '../jobs/in-job.ts';
import { OutboundFault } from './outbound-fault.ts';

export interface PartyPlacesSettings {
  /** Exchanges at a time with one party (reliability PRV-2). */
  most?: number;
  /** Of these, how many jobs may have: a worker has eight places, and a silent party must leave them to the others. */
  mostOfJobs?: number;
}

/** The places of one party: who finds none is refused at once, and nothing was sent. */
export interface PartyPlaces {
  hold<T>(exchange: () => Promise<T>): Promise<T>;
}

export function createPartyPlaces({ most = 20, mostOfJobs = 2 }: PartyPlacesSettings): PartyPlaces {
  let held = 0;
  let ofJobs = 0;
  return {
    async hold(exchange) {
      const job = isInJob() ? 1 : 0;
      if (held >= most || (job === 1 && ofJobs >= mostOfJobs)) throw new OutboundFault('busy', false);
      held += 1;
      ofJobs += job;
      try {
        return await exchange();
      } finally {
        held -= 1;
        ofJobs -= job;
      }
    },
  };
}
