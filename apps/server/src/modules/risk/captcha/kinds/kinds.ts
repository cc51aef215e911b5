import type { CaptchaKindName, FirstCaptchaKind } from '@fairway/contract/risk/captcha-kinds.ts';
import { partyKind } from '../parties/captcha-services.ts';
import type { CaptchaKind } from './captcha-kind.ts';
import { ownKind } from './drawn-kind.ts';
import { picture } from './picture.ts';
import { points } from './points.ts';
import { question } from './question.ts';
import { slider } from './slider.ts';

export type CaptchaName = CaptchaKindName | FirstCaptchaKind;

/** Every kind behind the one port. A total map: a kind that the contract names and nobody makes does not compile. */
export const captchaKinds: Readonly<Record<CaptchaName, CaptchaKind>> = {
  picture: ownKind('picture', picture),
  question: ownKind('question', question),
  slider: ownKind('slider', slider),
  points: ownKind('points', points),
  afsSlider: partyKind('afsSlider'),
  anjiPuzzle: partyKind('anjiPuzzle'),
  anjiPoints: partyKind('anjiPoints'),
};
