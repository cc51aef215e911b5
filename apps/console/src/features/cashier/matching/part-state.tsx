import { partStatuses, type PartStatus } from '@fairway/contract/matching/parts.ts';
import { StatusTag, type StatusTone } from '../../../lib/components/status-tag.tsx';
import { locale } from '../../../lib/i18n.ts';

const tones: Record<PartStatus, StatusTone> = {
  waitingPay: 'moving',
  waitingConfirm: 'waiting',
  frozen: 'stopped',
  confirmed: 'good',
  released: 'ended',
  claimed: 'waiting',
};

/** A part's status, in the colour and the text of its kind. */
export function PartState({ status }: { status: PartStatus }) {
  return <StatusTag tone={tones[status]}>{partStatuses.label(status, locale())}</StatusTag>;
}
