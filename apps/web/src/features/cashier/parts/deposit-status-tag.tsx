import type { DepositOrderSummary } from '@fairway/contract/deposits/schemas.ts';
import { depositProblems, depositStatuses, type DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { IconCheck, IconClose } from '@fairway/ui/icons/action.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { enumLabel } from '../labels/enum-label.ts';

const tones: Record<DepositStatus, TagTone> = {
  opening: 'warning',
  pendingPayment: 'warning',
  markedPaid: 'azure',
  confirming: 'azure',
  deciding: 'warning',
  settled: 'ok',
  cancelled: 'plain',
  expired: 'plain',
  failed: 'danger',
  returned: 'plain',
};

export interface DepositStatusTagProps {
  order: Pick<DepositOrderSummary, 'status' | 'problem'>;
  large?: boolean;
}

/** A deposit's status as text, colour and icon; a payment that waits for a decision says why. */
export function DepositStatusTag({ order: { status, problem }, large = false }: DepositStatusTagProps) {
  const tone = tones[status];
  const Icon = tone === 'ok' ? IconCheck : tone === 'plain' || tone === 'danger' ? IconClose : IconClock;
  const text =
    status === 'deciding' && problem !== null
      ? enumLabel(depositProblems, problem)
      : enumLabel(depositStatuses, status);
  return (
    <Tag tone={tone} large={large} icon={<Icon size={14} />}>
      {text}
    </Tag>
  );
}
