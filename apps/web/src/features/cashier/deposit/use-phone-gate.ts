import { useState } from 'react';
import { useMobileVerificationConfig } from '../api/gates/use-deposit-gates.ts';
import { useIdentityStatus } from '../api/gates/use-identity-status.ts';

/** The phone before a deposit: not asked for, recommended and skipped at a press, or to be bound first. */
export function usePhoneGate() {
  const mode = useMobileVerificationConfig().data ?? 'none';
  const identity = useIdentityStatus('deposit', mode !== 'none');
  const [skipped, setSkipped] = useState(false);
  const unbound = identity.data?.phone === '';
  return {
    mustBind: mode === 'mandatory' && unbound,
    /** Shown until it is bound or, where it is only recommended, skipped. */
    asked: mode !== 'none' && unbound && !(skipped && mode !== 'mandatory'),
    skip: () => setSkipped(true),
    bound: () => void identity.refetch(),
  };
}
