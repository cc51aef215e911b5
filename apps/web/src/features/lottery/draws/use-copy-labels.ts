import type { CopyRowsProps } from '@fairway/ui/components/copy/copy-rows.tsx';
import { useTranslation } from 'react-i18next';

/** The texts of copy buttons beside links and bill numbers. */
export function useCopyLabels(): CopyRowsProps['labels'] {
  const { t } = useTranslation('lottery');
  return {
    copy: t('draws.copying.copy'),
    copied: (last4) => t('draws.copying.copied', { last4 }),
    failed: t('draws.copying.failed'),
    copyOf: (label) => t('draws.copying.of', { label }),
  };
}
