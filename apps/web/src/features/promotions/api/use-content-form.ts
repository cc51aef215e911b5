import type { InputOf, OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

type ContentForm = OutputOf<Schemas['getContentForm']>;
export type FormEntry = NonNullable<ContentForm['entry']>;
type Answers = InputOf<Schemas['submitContentForm']>['answers'];

/** A form with the own entry. */
export function useContentForm(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getContentForm', { no, language: language() }],
    queryFn: ({ signal }) => api.getContentForm({ no }, { signal }),
    enabled: isWanted,
  });
}

/** Sends the own entry once; another answer is another act. */
export function useSubmitForm(no: number) {
  const operation = useOperationId(`submitContentForm.${no}`);
  return {
    submit: (answers: Answers) =>
      operation.run((operationId) => api.submitContentForm({ no, answers }, { operationId })),
    renew: () => operation.renew(),
  };
}
