import { useEffect, useState } from 'react';
import { useAnnouncementContent, useMobileVerificationConfig } from '../api/gates/use-deposit-gates.ts';
import { useIdentityStatus } from '../api/gates/use-identity-status.ts';
import { useDepositOrders } from '../api/deposits/use-deposit-orders.ts';
import { useRechargeActivities } from '../api/pay/use-pay-facts.ts';

/** How long the form waits for what may stand above it, in ms: a server that is silent about that stops no deposit. */
const patience = 4_000;

/**
 * Whether everything that may stand above the form is known, so that none of it pushes the form down when it comes. Known once, it
 * stays so: what is asked for later must not take the form away, with all that was typed.
 */
export function useNoticesKnown(): boolean {
  const announcement = useAnnouncementContent();
  const orders = useDepositOrders();
  const activities = useRechargeActivities();
  const phone = useMobileVerificationConfig();
  const asksPhone = phone.data !== undefined && phone.data !== 'none';
  const identity = useIdentityStatus('deposit', asksPhone);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const asked = [announcement, orders, activities, phone, identity];
  const isKnown = known || !asked.some(({ isLoading }) => isLoading);
  if (isKnown && !known) setKnown(true);
  return isKnown;
}
