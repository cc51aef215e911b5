import { partStatuses, type PartStatus } from '@fairway/contract/matching/parts.ts';
import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { IconCheck, IconClose } from '@fairway/ui/icons/action.tsx';
import { IconBell, IconClock, IconLock } from '@fairway/ui/icons/state.tsx';
import { enumLabel } from '../labels/enum-label.ts';

const looks: Record<PartStatus, { tone: TagTone; icon: typeof IconClock }> = {
  waitingPay: { tone: 'azure', icon: IconClock },
  waitingConfirm: { tone: 'warning', icon: IconBell },
  frozen: { tone: 'danger', icon: IconLock },
  confirmed: { tone: 'ok', icon: IconCheck },
  released: { tone: 'plain', icon: IconClose },
  claimed: { tone: 'warning', icon: IconBell },
};

/** A part's status as text, colour and icon. */
export function PartTag({ status }: { status: PartStatus }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {enumLabel(partStatuses, status)}
    </Tag>
  );
}
