import { tableColumns } from '../db/rows/table-columns.ts';

/** Kept answers, as they are inserted with what they answer: as text, which costs a fraction of what jsonb does. */
export const operationsTable = tableColumns('platform_operations', {
  owner: 'text',
  operation: 'text',
  operation_id: 'text',
  input_hash: 'bytea',
  answer_text: 'text',
  created_at: 'timestamptz',
});

/** The two columns of which an answer stands in one: as text where it was written in a batch, as jsonb where by itself. */
export interface AnswerColumns<Answer> {
  answer: Answer | null;
  answer_text: string | null;
}

/** What is kept; null while nobody has answered. */
export function keptAnswer<Answer>({ answer, answer_text: text }: AnswerColumns<Answer>): Answer | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the lane from an answer of this type
  return text === null ? answer : (JSON.parse(text) as Answer);
}
