import type { CopyRowsProps } from '@fairway/ui/components/copy/copy-rows.tsx';
import { useTranslation } from 'react-i18next';

/** The texts of copy buttons beside seeds, links and bill numbers. */
export function useCopyLabels(): CopyRowsProps['labels'] {
  const { t } = useTranslation('shell');
  return {
    copy: t('copy.copy'),
    copied: (last4) => t('copy.copied', { last4 }),
    failed: t('copy.failed'),
    copyOf: (label) => t('copy.of', { label }),
  };
}
