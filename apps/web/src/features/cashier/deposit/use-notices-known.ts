import { useEffect, useState } from 'react';
import { useAnnouncementContent, useMobileVerificationConfig } from '../api/gates/use-deposit-gates.ts';
import { useIdentityStatus } from '../api/gates/use-identity-status.ts';
import { useDepositOrders } from '../api/deposits/use-deposit-orders.ts';
import { useRechargeActivities } from '../api/pay/use-pay-facts.ts';

/** How long the form waits for what may stand above it, in ms: a server that is silent about that stops no deposit. */
const patience = 4_000;

/** Whether everything that may stand above the form is known, so that none of it pushes the form down when it comes. */
export function useNoticesKnown(): boolean {
  const announcement = useAnnouncementContent();
  const orders = useDepositOrders();
  const activities = useRechargeActivities();
  const phone = useMobileVerificationConfig();
  const asksPhone = phone.data !== undefined && phone.data !== 'none';
  const identity = useIdentityStatus('deposit', asksPhone);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const asked = [announcement, orders, activities, phone, identity];
  return waited || !asked.some(({ isLoading }) => isLoading);
}
