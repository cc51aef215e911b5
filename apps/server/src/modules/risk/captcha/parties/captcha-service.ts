import type { PartyCaptcha } from '@fairway/contract/risk/captcha-kinds.ts';
import { defineAdapterKind } from '#platform/adapters/define-adapter.ts';
import type { Opened, Verdict, Viewer } from '../kinds/captcha-kind.ts';

/**
 * A party that draws and judges captchas, asked by this server: the visitor's browser never meets it. An adapter's capabilities name
 * the kinds that it draws; its code is the party's name in the contract.
 */
export interface CaptchaService {
  /** Undefined when no challenge that a page can show came in time. What is kept begins with KeptPictures. */
  open(kind: PartyCaptcha, viewer: Viewer): Promise<Opened | undefined>;
  /** Called once for a challenge. `unknown`: no answer that is understood came in time, so nobody passes by it. */
  judge(kind: PartyCaptcha, asked: { kept: string; answer: string; address: string }): Promise<Verdict>;
}

export const captchaServiceKind = defineAdapterKind<CaptchaService>('captcha');
