import type { Extension } from '#platform/extension-points.ts';
import type { AnyJob } from '#platform/jobs/define-job.ts';
import type { MountedRoute } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import type { AnySubscriber } from '#platform/outbox/subscriber.ts';

/** What a module hands to the composition: all parts are lists, so `app.ts` joins them without knowing a business word. */
export interface ModuleMount {
  name: string;
  /** Member, visitor and party calls, on the site's port. */
  routes?: readonly MountedRoute[];
  /** Operator calls, on the console's port. */
  operatorRoutes?: readonly MountedRoute[];
  /** Jobs, periodic ones among them (`definePeriodicJob`). */
  jobs?: readonly AnyJob[];
  /** Reactions to other modules' events. */
  subscribers?: readonly AnySubscriber[];
  /** What modules above this one on the ladder ask without importing it. */
  extensions?: readonly Extension[];
  /** Long-running watchers (a chain, a feed) of the worker role; answers how to stop them. */
  start?: (app: Platform) => Promise<() => Promise<void>>;
  /** What is published apart from the outbox, where the broker is; answers how to stop it. */
  speak?: (app: Platform) => () => void;
  /** Writes this module's share of the demo data; runs once, in the order of the ladder. */
  seed?: (app: Platform) => Promise<void>;
}
