import { rewardStates, type RewardState } from '@fairway/contract/promotions/kinds.ts';
import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { IconCheck, IconClose } from '@fairway/ui/icons/action.tsx';
import { IconGift } from '@fairway/ui/icons/money.tsx';
import { IconClock, IconHourglass } from '@fairway/ui/icons/state.tsx';
import type { ReactNode } from 'react';
import { enumLabel } from '../parts/enum-label.ts';

const looks: Readonly<Record<RewardState, { tone: TagTone; icon: ReactNode }>> = {
  reached: { tone: 'gold', icon: <IconGift size={12} /> },
  applied: { tone: 'warning', icon: <IconHourglass size={12} /> },
  paid: { tone: 'ok', icon: <IconCheck size={12} /> },
  expired: { tone: 'plain', icon: <IconClock size={12} /> },
  failed: { tone: 'danger', icon: <IconClose size={12} /> },
  refused: { tone: 'danger', icon: <IconClose size={12} /> },
};

/** How far a reward is. */
export function RewardTag({ state }: { state: RewardState }) {
  return <Tag {...looks[state]}>{enumLabel(rewardStates, state)}</Tag>;
}
