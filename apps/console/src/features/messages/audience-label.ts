import type { Broadcast } from '@fairway/contract/messages/operator-schemas.ts';
import type { BroadcastStatus } from '@fairway/contract/messages/broadcasts.ts';
import type { TFunction } from 'i18next';
import type { StatusTone } from '../../lib/components/status-tag.tsx';

export const statusTones: Readonly<Record<BroadcastStatus, StatusTone>> = {
  draft: 'waiting',
  scheduled: 'moving',
  published: 'good',
  ended: 'ended',
  withdrawn: 'stopped',
};

/** Nobody has seen it yet. */
export function isChangeable(status: BroadcastStatus): boolean {
  return status === 'draft' || status === 'scheduled';
}

/** Whom a broadcast is for, as text. */
export function audienceLabel(audience: Broadcast['audience'], t: TFunction<'messages'>): string {
  switch (audience.kind) {
    case 'all':
      return t('audience.all');
    case 'vip':
      return t('audience.vipRange', { from: audience.from, to: audience.to });
    case 'members':
      return t('audience.named', { count: audience.names.length });
  }
}
