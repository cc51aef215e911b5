import { useTranslation } from 'react-i18next';

const kinds = [
  'round',
  'draw',
  'ticket',
  'hand',
  'shoe',
  'shot',
  'roads',
  'beacon',
  'prize',
  'raffle',
  'rain',
  'betReceipt',
] as const;

/** What a kind of question is called. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('fairness');
  return (kind) => t(`kinds.${kinds.find((known) => known === kind) ?? 'unknown'}`);
}
