import type { Permission } from '@fairway/contract/operators/permissions.ts';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '../../lib/components/result-page.tsx';
import { usePermission } from '../../lib/permissions.ts';

type Page = AsyncRouteComponent<object>;

/** The page for those who hold the right; the others read the name of the one it takes. Its code is still fetched ahead. */
export function gated(permission: Permission, Page: Page): Page {
  function GatedPage() {
    const { t } = useTranslation();
    const { t: named } = useTranslation('operators');
    if (usePermission(permission)) return <Page />;
    const text = t('forbidden.text', { permission: named(`permission.${permission}`) });
    return <ResultPage status="403" title={t('forbidden.title')} text={text} />;
  }
  return Object.assign(GatedPage, { preload: () => Page.preload?.() ?? Promise.resolve() });
}
