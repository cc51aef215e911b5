import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useAct } from '../../../../lib/use-act.ts';

interface Decision {
  billNo: string;
  version: number;
}

const touches = ['withdrawals', 'home'];

/** The acts of a withdrawal case. A decision takes the case first, so that two clerks never work on the same one. */
export function useDecisions() {
  const { t } = useTranslation('cashier');
  const claim = useAct({
    call: ({ billNo }: { billNo: string }) => api.claimWithdrawal({ billNo }),
    touches,
  });
  const release = useAct({
    call: ({ billNo }: { billNo: string }) => api.releaseWithdrawal({ billNo }),
    touches,
    done: t('case.released'),
  });
  const approve = useAct({
    call: (decision: Decision, options) => api.approveWithdrawal(decision, options),
    touches,
    done: ({ record }) => t(record.status === 'reviewing' ? 'case.firstApproved' : 'case.approved'),
  });
  const reject = useAct({
    call: (decision: Decision & { reason: string }, options) => api.rejectWithdrawal(decision, options),
    touches,
    done: t('case.rejected'),
  });
  const freeze = useAct({
    call: (decision: Decision & { reason: string; hours: number }, options) =>
      api.freezeWithdrawal(decision, options),
    touches,
    done: t('case.frozen'),
  });
  const unfreeze = useAct({
    call: (decision: Decision, options) => api.unfreezeWithdrawal(decision, options),
    touches,
    done: t('case.unfrozen'),
  });
  const resolve = useAct({
    call: (input: InputOf<Schemas['resolvePayout']>, options) => api.resolvePayout(input, options),
    touches,
    done: ({ record }) => t(record.status === 'paying' ? 'case.decisionKept' : 'case.resolved'),
  });
  return { claim, release, approve, reject, freeze, unfreeze, resolve };
}
