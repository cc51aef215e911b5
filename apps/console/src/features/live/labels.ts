import type { StatusTone } from '../../lib/components/status-tag.tsx';
import type {
  AnchorStatus,
  BroadcastStatus,
  ContractStatus,
  RoomStatus,
  ScheduleStatus,
} from '@fairway/contract/live/states.ts';

export const anchorTones: Readonly<Record<AnchorStatus, StatusTone>> = {
  applied: 'waiting',
  approved: 'good',
  refused: 'stopped',
  suspended: 'stopped',
  left: 'ended',
};

export const broadcastTones: Readonly<Record<BroadcastStatus | RoomStatus, StatusTone>> = {
  waiting: 'ended',
  ready: 'waiting',
  live: 'good',
  interrupted: 'waiting',
  ended: 'ended',
  takenDown: 'stopped',
};

export const contractTones: Readonly<Record<ContractStatus, StatusTone>> = {
  proposed: 'waiting',
  agreed: 'moving',
  inForce: 'good',
  replaced: 'ended',
  dropped: 'stopped',
};

export const scheduleTones: Readonly<Record<ScheduleStatus, StatusTone>> = {
  planned: 'moving',
  live: 'good',
  missed: 'flag',
  cancelled: 'stopped',
  ended: 'ended',
};
