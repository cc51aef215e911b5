import type { CaptchaKind as KindName } from '@fairway/contract/risk/schemas.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** What is shown of a captcha. */
export interface Challenge {
  /** A PNG, null for a challenge as text. */
  image: Buffer | null;
  /** The question as text; null where the picture says it. */
  question: string | null;
  /** The piece that a slider moves, a PNG, and how far down it lies in the picture, in its pixels. */
  piece: Buffer | null;
  pieceTop: number | null;
}

export const nothingShown: Challenge = { image: null, question: null, piece: null, pieceTop: null };

/** `unknown`: the judging service did not answer, so it passes nobody and counts as nobody's failure. */
export type Verdict = 'right' | 'wrong' | 'unknown';

export interface Opened {
  challenge: Challenge;
  /** What the kind must read again to show and to judge, a text of its own; it is kept sealed. */
  kept: string;
}

/** Who is shown it. */
export interface Viewer {
  language: Language;
  address: string;
}

/** The port of every kind of captcha, drawn here or by an outside service. */
export interface CaptchaKind {
  readonly looks: KindName;
  /** Opens a challenge; undefined when the service that draws it gave none that is understood. */
  open(app: Platform, viewer: Viewer): Promise<Opened | undefined>;
  /** Shows an open challenge again. */
  show(kept: string): Promise<Challenge>;
  /** Judges an answer. Called once for a challenge. */
  judge(app: Platform, kept: string, answer: string, address: string): Promise<Verdict>;
}

/** Case, width and spaces at the ends do not matter. */
export function plainText(answer: string): string {
  return answer.normalize('NFKC').trim().toUpperCase();
}
