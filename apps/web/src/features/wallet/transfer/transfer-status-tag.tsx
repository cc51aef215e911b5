import { transferStatuses, type TransferStatus } from '@fairway/contract/venues/states.ts';
import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconUndo } from '@fairway/ui/icons/arrow.tsx';
import { IconHourglass } from '@fairway/ui/icons/state.tsx';
import { language } from '../../../lib/i18n.ts';

const looks: Record<TransferStatus, { tone: TagTone; icon: typeof IconCheck }> = {
  sent: { tone: 'warning', icon: IconHourglass },
  querying: { tone: 'warning', icon: IconHourglass },
  operator: { tone: 'warning', icon: IconHourglass },
  done: { tone: 'ok', icon: IconCheck },
  refused: { tone: 'plain', icon: IconUndo },
};

/** The status of a transfer as text, colour and icon. */
export function TransferStatusTag({ status }: { status: TransferStatus }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {transferStatuses.label(status, language() === 'en' ? 'en' : 'zh')}
    </Tag>
  );
}
