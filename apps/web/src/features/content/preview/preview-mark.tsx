import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconEye } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import styles from './preview-page.module.css';

/** Says on every preview that visitors do not see this. */
export function PreviewMark() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.mark}>
      <Notice tone="gold" icon={<IconEye size={18} />}>
        {t('preview.mark')}
      </Notice>
    </div>
  );
}
