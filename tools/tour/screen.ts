import type { Page } from '@playwright/test';

/**
 * Who looks: nobody signed in, the first demo member, the newest one (nothing done yet), the first operator, or the auditor,
 * who sees nearly every page of the console.
 */
export type Viewer = 'visitor' | 'member' | 'new-member' | 'operator' | 'auditor';

/** How the server behaves meanwhile: as it is, never answering, or failing each call. */
export type Answers = 'normal' | 'never' | 'fails';

export interface Screen {
  /** Name of the picture, without width: `cashier-deposit`. */
  readonly name: string;
  readonly app: 'site' | 'console';
  readonly path: string;
  readonly as: Viewer;
  readonly answers?: Answers;
  /** What is pressed before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>;
}
