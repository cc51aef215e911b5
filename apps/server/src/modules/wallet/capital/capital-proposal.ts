import { capital } from '@fairway/contract/wallet/operator-schemas.ts';
import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { carryOutCapital } from './carry-out-capital.ts';

const payload = z.object({ capital, after: z.record(z.string(), z.string()) });

export type CapitalPayload = z.output<typeof payload>;

/** Own money of the house that is brought to a channel or taken out: each waits as an object of its own. */
export const capitalProposal: ProposalKind = {
  name: 'wallet.capital',
  rights: { read: 'wallet.read', propose: 'wallet.propose', decide: 'wallet.approve' },
  objectKind: 'wallet-capital',
  after: (stored) => payload.parse(stored).after,
  // Nothing of it is edited: what members are owed is judged again when it is carried out.
  lockVersion: () => Promise.resolve('1'),
  carryOut: (tx, app, _call, row) => carryOutCapital(tx, app, payload.parse(row.payload).capital, row.id),
};
