import { feedbackCategories, feedbackStatuses, feedbackTypes } from '@fairway/contract/support/feedback.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined } from './search-fields.ts';

/** What members write to the site. */
export const supportRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.feedback,
    validateSearch: (search: Record<string, unknown>) =>
      withoutUndefined({
        status: oneOf(search, 'status', feedbackStatuses),
        category: oneOf(search, 'category', feedbackCategories.codeList),
        type: oneOf(search, 'type', feedbackTypes.codeList),
      }),
    component: gated(
      'feedback.read',
      lazyRouteComponent(() => import('../../features/support/feedback-page.tsx'), 'FeedbackPage'),
    ),
  }),
] as const;
