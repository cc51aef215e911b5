import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';

const touches = ['fixtures', 'proposals', 'audit'];

/** What a trader does to a fixture; each act carries a reason. */
export function useTrading() {
  const { t } = useTranslation('sportsbook');
  const switchMarkets = useAct({
    call: (input: InputOf<Schemas['switchMarkets']>, options) => api.switchMarkets(input, options),
    touches,
    done: t('act.switched'),
  });
  const enterResult = useAct({
    call: (input: InputOf<Schemas['enterFixtureResult']>, options) => api.enterFixtureResult(input, options),
    touches,
    done: ({ proposalId }) => t(proposalId === null ? 'act.entered' : 'approval.proposed'),
  });
  const resettle = useAct({
    call: (input: InputOf<Schemas['resettleFixture']>, options) => api.resettleFixture(input, options),
    touches,
    done: ({ proposalId }) => t(proposalId === null ? 'act.resettled' : 'approval.proposed'),
  });
  const simulate = useAct({
    call: (input: InputOf<Schemas['simulateFixture']>, options) => api.simulateFixture(input, options),
    touches,
    done: t('act.simulated'),
  });
  const preview = useAct({
    call: (input: InputOf<Schemas['getSettlementPreview']>) => api.getSettlementPreview(input),
    touches: [],
  });
  return { preview, switchMarkets, enterResult, resettle, simulate };
}

/** Takes a file or an address in; the report stays until the next import. */
export function useImportFixtures() {
  return useAct({
    call: (input: InputOf<Schemas['importFixtures']>, options) => api.importFixtures(input, options),
    touches,
  });
}
