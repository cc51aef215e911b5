import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { IdentityFlow } from '@fairway/contract/identity/schemas.ts';
import { identityRemedyOf, type IdentityRemedy } from '@fairway/contract/identity/remedies.ts';
import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { useState } from 'react';

/** The present identity refusal, with the server's message where it answered, and what mends it. */
export interface GateRefusal {
  remedy: IdentityRemedy;
  text: string;
}

/** The identity form of a flow: closed until a refusal of section 8 is met. */
export function useIdentityGate(flow: IdentityFlow) {
  const [refusal, setRefusal] = useState<GateRefusal>();
  return {
    flow,
    refusal,
    close: () => setRefusal(undefined),
    /** Opens the form for an identity refusal; false for any other fault. */
    meet: (fault: unknown): boolean => {
      const row = fault instanceof ApiError ? fault.row : undefined;
      const remedy = row && identityRemedyOf(row.name);
      if (!remedy) return false;
      setRefusal({ remedy, text: fault instanceof ApiError ? fault.message : '' });
      return true;
    },
    /** Opens the form for a refusal that is known beforehand. */
    open: (name: ErrorName): void => {
      const remedy = identityRemedyOf(name);
      if (remedy) setRefusal({ remedy, text: '' });
    },
  };
}

export type IdentityGate = ReturnType<typeof useIdentityGate>;
