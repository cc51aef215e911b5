import { signInStates } from '@fairway/contract/promotions/sign/states.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { SignWeek } from './sign-week.tsx';

/** The days of a version that is not published yet. */
export function PreviewedWeek({ terms }: { terms: CampaignTerms }) {
  if (terms.kind !== 'sign') return null;
  const state = signInStates.codes.notReached;
  return (
    <Card pad="l">
      <SignWeek days={terms.daily.map((amount, at) => ({ day: at + 1, amount, state, date: null }))} />
    </Card>
  );
}
