import type { MemberStatus } from '@fairway/contract/members/statuses.ts';
import type { StatusTone } from '../../../lib/components/status-tag.tsx';

export const memberTones: Readonly<Record<MemberStatus, StatusTone>> = {
  active: 'good',
  frozen: 'stopped',
  excluded: 'waiting',
  closing: 'waiting',
  closed: 'ended',
};
