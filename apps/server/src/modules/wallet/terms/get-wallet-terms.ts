import { firstWalletTerms } from '@fairway/contract/wallet/terms.ts';
import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { openApproval } from '#modules/operators';
import type { Operation } from '#platform/http/routes.ts';
import { approvalKinds, readPayload } from '../proposals/proposal.ts';
import { selectTerms } from './terms-store.ts';

/** What the terms' requests are about: there is one set of them. */
export const termsObject = 'wallet-terms';
const shown = 20;

/** The terms that count, the proposal that waits for a second person, and the versions there have been. */
export const getWalletTerms: Operation<
  (typeof walletOperatorEndpoints)['getWalletTerms'],
  (typeof walletOperatorSchemas)['getWalletTerms']
> = async (app, call) => {
  const versions = await selectTerms(app.db, shown);
  const [newest] = versions;
  const open = await openApproval(app.db, approvalKinds.terms, termsObject);
  const asked = open && readPayload(open.kind, open.payload);
  return {
    version: newest?.version ?? 1,
    terms: newest?.terms ?? firstWalletTerms,
    proposal:
      open && asked?.kind === 'terms'
        ? {
            id: open.id,
            terms: asked.terms,
            evidence: open.reason,
            makerName: open.maker_name,
            madeAt: open.created_at.toISOString(),
            isOwn: open.maker_id === call.operator.operatorId,
          }
        : null,
    versions: versions.map(({ version, terms, maker_name, checker_name, created_at }) => ({
      version,
      terms,
      makerName: maker_name,
      checkerName: checker_name,
      publishedAt: created_at.toISOString(),
    })),
  };
};
