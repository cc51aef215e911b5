import { useCallback, useState } from 'react';

/** The order that was open a moment ago and is not any more. `forget` once its end has been shown. */
export function useJustEnded(active: { billNo: string } | null | undefined) {
  const [seen, setSeen] = useState<string>();
  const [billNo, setBillNo] = useState<string>();
  if (active && active.billNo !== seen) {
    setSeen(active.billNo);
    setBillNo(undefined);
  }
  if (active === null && seen !== undefined) {
    setBillNo(seen);
    setSeen(undefined);
  }
  const forget = useCallback(() => setBillNo(undefined), []);
  return { billNo, forget };
}
