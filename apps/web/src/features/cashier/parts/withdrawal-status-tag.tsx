import { withdrawalStatuses, type WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { IconCheck, IconClose } from '@fairway/ui/icons/action.tsx';
import { IconClock, IconLock } from '@fairway/ui/icons/state.tsx';
import { enumLabel } from '../labels/enum-label.ts';

const looks: Record<WithdrawalStatus, { tone: TagTone; icon: typeof IconClock }> = {
  reviewing: { tone: 'warning', icon: IconClock },
  paying: { tone: 'azure', icon: IconClock },
  paid: { tone: 'ok', icon: IconCheck },
  completed: { tone: 'ok', icon: IconCheck },
  frozen: { tone: 'danger', icon: IconLock },
  refused: { tone: 'plain', icon: IconClose },
  failed: { tone: 'plain', icon: IconClose },
  returned: { tone: 'plain', icon: IconClose },
  timedOut: { tone: 'plain', icon: IconClose },
};

/** A withdrawal's status as text, colour and icon. */
export function WithdrawalStatusTag({
  status,
  large = false,
}: {
  status: WithdrawalStatus;
  large?: boolean;
}) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Tag tone={tone} large={large} icon={<Icon size={14} />}>
      {enumLabel(withdrawalStatuses, status)}
    </Tag>
  );
}
