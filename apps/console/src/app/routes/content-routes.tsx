import { contentKinds } from '@fairway/contract/content/kinds.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined, text } from './search-fields.ts';

/** What operators write for visitors. */
export const contentRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.content,
    validateSearch: (search: Record<string, unknown>) =>
      withoutUndefined({
        kind: oneOf(search, 'kind', [...contentKinds, 'applications']),
        key: text(search, 'key'),
      }),
    component: gated(
      'content.edit',
      lazyRouteComponent(() => import('../../features/content/content-page.tsx'), 'ContentPage'),
    ),
  }),
] as const;
