import type { Page } from '@playwright/test';
import type { Addresses } from './addresses.ts';

/**
 * Who looks: nobody signed in, the first demo member, the newest one (nothing done yet), the one whose withdrawal is under
 * appeal, the first operator, the auditor, who sees nearly every page of the console, or the
 * administrator and the support, who see the others.
 */
export type Viewer =
  | 'visitor'
  | 'member'
  | 'new-member'
  | 'contested-member'
  | 'operator'
  | 'auditor'
  | 'administrator'
  | 'support';

/** How the server behaves meanwhile: as it is, never answering, or failing each call. */
export type Answers = 'normal' | 'never' | 'fails';

/** A state that a screen needs and the demo does not have: made through the site's own calls and the sandbox's levers. */
export interface Staged {
  /** Whose login it is, as the site keeps it; left out, the screen's viewer looks. */
  readonly session?: string;
  /** Its address; left out, at the screen's own path. */
  readonly path?: string;
  /** Puts back what would disturb other screens. */
  readonly after?: () => Promise<void>;
}
export type Stage = (addresses: Addresses) => Promise<Staged>;

export interface Screen {
  /** Name of the picture, without width: `cashier-deposit`. */
  readonly name: string;
  readonly app: 'site' | 'console';
  readonly path: string;
  readonly as: Viewer;
  readonly answers?: Answers;
  /** Staged again before the pictures are taken. */
  readonly stage?: Stage;
  /** What is pressed before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>;
}
