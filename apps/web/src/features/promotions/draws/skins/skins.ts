import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import type { ComponentType } from 'react';
import { DrumSkin } from './drum-skin.tsx';
import { GoalSkin } from './goal-skin.tsx';
import { ScratchSkin } from './scratch-skin.tsx';
import type { SkinProps } from './skin-props.ts';
import { WheelSkin } from './wheel-skin.tsx';

/** The picture of each kind; each ends on the prize that the server drew. */
export const skins: Readonly<Record<InstantKind, ComponentType<SkinProps>>> = {
  wheel: WheelSkin,
  scratch: ScratchSkin,
  drawGift: DrumSkin,
  shot: GoalSkin,
};
