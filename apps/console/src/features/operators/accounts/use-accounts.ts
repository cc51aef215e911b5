import type { RoleName } from '@fairway/contract/operators/permissions.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

const touches = ['operators', 'proposals', 'audit', 'home'] as const;

/** Who may work here. */
export function useAccounts() {
  return useQuery({ queryKey: ['operators'], queryFn: () => api.listOperators({}) });
}

interface Seen {
  operatorId: string;
  version: number;
  reason: string;
}

/** What an administrator does with another operator's account; what gives access waits for a second person. */
export function useAccountActs() {
  const { t } = useTranslation('operators');
  const done = t('accounts.proposed');
  const open = useAct({
    call: (input: { name: string; role: RoleName; reason: string }, options) =>
      api.proposeOperator(input, options),
    touches,
    done,
  });
  const changeRole = useAct({
    call: (input: Seen & { role: RoleName }, options) => api.proposeOperatorRole(input, options),
    touches,
    done,
  });
  const unblock = useAct({
    call: (input: Seen, options) => api.proposeOperatorUnblock(input, options),
    touches,
    done,
  });
  const reenrol = useAct({
    call: (input: Seen, options) => api.proposeOperatorReenrolment(input, options),
    touches,
    done,
  });
  const block = useAct({
    call: (input: { operatorId: string; reason: string }, options) => api.blockOperator(input, options),
    touches,
    done: t('accounts.blockedNow'),
  });
  return { open, changeRole, unblock, reenrol, block };
}
