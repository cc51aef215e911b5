import type { TFunction } from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { TableDetails } from '../api/shapes.ts';
import type { DealPhase } from './deal-phase.ts';
import { cardText, ownText, resultText } from './result-text.ts';

/** What a reader says as the deal goes on: only what changes it, never each second. */
export function spoken(
  t: TFunction<'dealer'>,
  { deal, own }: Pick<TableDetails, 'deal' | 'own'>,
  phase: DealPhase,
  revealed: boolean,
): string {
  if (!deal) return '';
  if (phase === 'voided') return t('spoken.voided');
  if (phase === 'betting') {
    if (own) return t('spoken.placed', { amount: displayAmount(own.stake, own.currency) });
    const seconds = Math.round((Date.parse(deal.closesAt) - Date.parse(deal.opensAt)) / 1000);
    return t('spoken.betting', { seconds });
  }
  if (phase === 'resting' || phase === 'opening') return '';
  if (deal.result && revealed) {
    const result = resultText(t, deal.result);
    return own?.deal === deal.number ? `${result} ${ownText(t, own)}`.trim() : result;
  }
  const card = deal.cards.at(-1);
  return card ? cardText(t, card) : t('spoken.closed');
}
