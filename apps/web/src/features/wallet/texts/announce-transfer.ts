import type { VenueTransfer } from '@fairway/contract/venues/schemas.ts';
import i18next from 'i18next';
import { toast } from '../../../lib/toasts.ts';
import { exactAmount } from '../../../lib/format-amount.ts';

/** The two ends of a transfer by name, where the money comes from first. */
export function endsOf({ direction, venueName }: VenueTransfer): { from: string; to: string } {
  const center = i18next.t('center', { ns: 'wallet' });
  return direction === 'out' ? { from: center, to: venueName } : { from: venueName, to: center };
}

/**
 * Transfers whose end was announced to the member: the button's answer and the list of open transfers both bring it.
 */
const announced = new Set<string>();

/** Says how a transfer ended, once. One whose venue has not answered is said on the page, where it stays until it ends. */
export function notifyTransfer(transfer: VenueTransfer): void {
  if (transfer.endedAt === null || announced.has(transfer.id)) return;
  announced.add(transfer.id);
  const t = i18next.getFixedT(null, 'wallet');
  const amount = exactAmount(transfer.amount, transfer.currency);
  const { from, to } = endsOf(transfer);
  if (transfer.status === 'done')
    toast({
      title: t('transfer.done'),
      description: t('transfer.doneText', { amount, name: to }),
      tone: 'ok',
      duration: 2500,
    });
  if (transfer.status === 'refused')
    toast({
      title: t('transfer.refused'),
      description: t('transfer.refusedText', { amount, name: from }),
      tone: 'error',
    });
}
