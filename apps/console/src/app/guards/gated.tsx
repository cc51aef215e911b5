import type { Permission } from '@fairway/contract/operators/permissions.ts';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '../../lib/components/result-page.tsx';
import { usePermission } from '../../lib/permissions.ts';

type Page = AsyncRouteComponent<object>;

/** The page for those who hold the right; the others see which one it takes. Its code is still fetched ahead. */
export function gated(permission: Permission, Page: Page): Page {
  function GatedPage() {
    const { t } = useTranslation();
    if (usePermission(permission)) return <Page />;
    return (
      <ResultPage status="403" title={t('forbidden.title')} text={t('forbidden.text', { permission })} />
    );
  }
  return Object.assign(GatedPage, { preload: () => Page.preload?.() ?? Promise.resolve() });
}
