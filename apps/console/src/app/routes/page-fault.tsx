import type { ErrorComponentProps } from '@tanstack/react-router';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';

/** A page that broke: what happened and a button to try again; the shell around it stays. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  return <FaultNotice fault={error} onRetry={reset} />;
}
