import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { Captcha } from '../api/use-captcha.ts';

/** What a challenge that is done with the hand needs. */
export interface ByHandProps {
  shown: OutputOf<Schemas['createCaptcha']>;
  captcha: Captcha;
  /** What was done, to be checked at once. */
  onAnswer: (answer: string) => void;
}
