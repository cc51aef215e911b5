import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';

export function useProposeFreeRounds() {
  const { t } = useTranslation('free-rounds');
  return useAct({
    call: (input: InputOf<Schemas['proposeFreeRounds']>, options) => api.proposeFreeRounds(input, options),
    touches: ['proposals', 'home', 'audit'],
    done: t('proposed'),
  });
}
