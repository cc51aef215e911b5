import { withdrawalStatuses, type WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import type { StatusTone } from '../../../../lib/components/status-tag.tsx';
import { locale } from '../../../../lib/i18n.ts';

const tones: Readonly<Record<WithdrawalStatus, StatusTone>> = {
  reviewing: 'waiting',
  paying: 'moving',
  paid: 'good',
  completed: 'good',
  frozen: 'stopped',
  refused: 'ended',
  failed: 'ended',
  returned: 'ended',
  timedOut: 'ended',
};

export function withdrawalTone(status: WithdrawalStatus): StatusTone {
  return tones[status];
}

/** The first part of the member's wording: 「已拒绝，资金已退回」 is 「已拒绝」 in a list. */
export function withdrawalLabel(status: WithdrawalStatus): string {
  const text = withdrawalStatuses.label(status, locale()) ?? status;
  return text.split(/[，,]/)[0] ?? text;
}

/** Whether withdrawals in this state still wait for an operator; without one the queue shows all that do. */
export function isOpenStatus(status: WithdrawalStatus | undefined): boolean {
  return status === undefined || ['reviewing', 'frozen', 'paying'].includes(status);
}
