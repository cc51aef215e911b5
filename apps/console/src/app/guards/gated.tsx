import type { Permission } from '@fairway/contract/operators/permissions.ts';
import { Result } from 'antd';
import type { FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../lib/permissions.ts';

/** The page for those who hold the right; the others are told which one it takes. */
export function gated(permission: Permission, Page: FunctionComponent): FunctionComponent {
  return function GatedPage() {
    const { t } = useTranslation();
    if (usePermission(permission)) return <Page />;
    return (
      <Result status="403" title={t('forbidden.title')} subTitle={t('forbidden.text', { permission })} />
    );
  };
}
