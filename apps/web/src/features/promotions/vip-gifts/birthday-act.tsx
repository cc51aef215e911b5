import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { GiftAct } from './gift-act.tsx';

/** The gift of the birthday on the shared page. */
export function BirthdayAct({ activity }: { activity: Activity }) {
  return <GiftAct activity={activity} gift="birthday" />;
}
