import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { drawInstant } from '@fairway/promotions';
import { hashing } from '#modules/games';
import { offerTerms, type PromotionsTest } from '../../../testing/promotions-test.ts';
import type { CampaignKey } from '../../../tables.ts';
import { openDrawSeed } from '../draw-seed.ts';
import { selectDrawSeed } from '../draw-seeds-store.ts';
import { prizeListOf, type InstantTerms } from '../instant-terms.ts';

/** A wheel with a turn for each day signed: 8.00, 888.00 once, 1,200.00, and nothing. */
export function wheelTerms(over: Partial<TermsOf<'wheel'>> = {}): TermsOf<'wheel'> {
  const { kind: _kind, reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return {
    ...common,
    budget: '9000.00',
    kind: 'wheel',
    chances: { by: 'sign' },
    prizes: [
      { code: 'cash-8', zh: '8 元', en: 'CNY 8', weight: 20, amount: '8.00', stock: null },
      { code: 'cash-888', zh: '888 元', en: 'CNY 888', weight: 20, amount: '888.00', stock: 1 },
      { code: 'cash-1200', zh: '1200 元', en: 'CNY 1200', weight: 20, amount: '1200.00', stock: null },
      { code: 'thanks', zh: '谢谢参与', en: 'No prize', weight: 40, amount: '0', stock: null },
    ],
    consolation: 'thanks',
    ...over,
  };
}

/** A client seed whose draw number `nonce` falls on a prize: the tests know the sealed seed, members do not. */
export async function seedFor(
  test: PromotionsTest,
  key: CampaignKey,
  { terms, prize, nonce, from = 0 }: { terms: InstantTerms; prize: string; nonce: number; from?: number },
): Promise<string> {
  const row = await selectDrawSeed(test.app.db, key);
  if (!row) throw new Error('the campaign has no seed yet');
  const serverSeed = openDrawSeed(test.app, row);
  for (let number = from; ; number += 1) {
    const clientSeed = `luck-${number}`;
    const drawn = drawInstant(hashing, { serverSeed, clientSeed, nonce }, prizeListOf(terms));
    if (drawn.prize.code === prize) return clientSeed;
  }
}
