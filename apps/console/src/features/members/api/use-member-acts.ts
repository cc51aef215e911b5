import type { ClosingCode } from '@fairway/contract/members/closing/codes.ts';
import type { MemberMark } from '@fairway/contract/members/statuses.ts';
import type { exclusionMonths } from '@fairway/contract/risk/play-limits.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

interface StatusChange {
  memberId: string;
  version: number;
  reason: string;
}

interface ClosingChange extends StatusChange {
  code: ClosingCode;
  exclusionMonths?: (typeof exclusionMonths)[number];
}

/** What can be done to a member from the console. */
export function useMemberActs() {
  const { t } = useTranslation('members');
  const touches = ['members', 'audit'];
  const freeze = useAct({
    call: (change: StatusChange) => api.freezeMember(change),
    touches,
    done: t('act.frozen'),
  });
  const unfreeze = useAct({
    call: (change: StatusChange) => api.unfreezeMember(change),
    touches,
    done: t('act.unfrozen'),
  });
  const endSession = useAct({
    call: (input: { memberId: string; sessionId: string; reason: string }) => api.endMemberSession(input),
    touches,
    done: t('act.sessionEnded'),
  });
  const mark = useAct({
    call: (change: StatusChange & { mark: MemberMark; on: boolean }) => api.markMember(change),
    touches,
    done: t('act.marked'),
  });
  const endFactor = useAct({
    call: (input: { memberId: string; reason: string }) => api.endMemberSecondFactor(input),
    touches,
    done: t('act.factorEnded'),
  });
  const closing = {
    touches: [...touches, 'proposals'],
    done: t('act.closing'),
  };
  const close = useAct({
    call: (change: ClosingChange, options) => api.proposeMemberClosing(change, options),
    ...closing,
  });
  const reopen = useAct({
    call: (change: StatusChange, options) => api.proposeMemberReopening(change, options),
    ...closing,
  });
  return { close, reopen, freeze, unfreeze, endSession, mark, endFactor };
}
