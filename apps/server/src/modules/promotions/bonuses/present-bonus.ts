import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import type { Bonus } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { partsPerMinor } from '@fairway/promotions';
import type { Language } from '#platform/errors.ts';
import { heldOf, leftToPlay, releaseStateOf } from './bonus.ts';
import type { BonusWithTerms } from './bonus-pages-store.ts';
import { presentWorth, type WorthView } from './worth/worth-of.ts';

/** A bonus as its member sees it: every fen of it, what is still to be played, and what that is worth. */
export function presentBonus(row: BonusWithTerms, language: Language, view: WorthView): Bonus {
  const { kind, no, terms } = row;
  const { required, played } = releaseStateOf(row);
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  const left = required > played ? required - played : 0n;
  return {
    rewardId: row.reward_id,
    kind,
    no,
    title: language === 'en' ? terms.en.title : terms.zh.title,
    path: campaignPath(kind, no),
    state: row.state,
    amount: yuan(row.amount),
    released: yuan(row.released),
    forfeited: yuan(row.forfeited),
    taken: yuan(row.taken),
    held: yuan(heldOf(row)),
    required: yuan(required / partsPerMinor),
    played: yuan(played / partsPerMinor),
    left: yuan(leftToPlay(row)),
    openedAt: row.opened_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    termsHash: row.version.toString('hex'),
    worth:
      row.state === 'open' && terms.release
        ? presentWorth({ bonus: heldOf(row), required: left, weights: terms.release.weights }, view)
        : null,
  };
}
