import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../lib/site/site-config.ts';
import { leaveSitePreview } from '../../lib/site/site-preview.ts';
import styles from './preview-bar.module.css';

/** Says that this is how the site would look with a version that visitors do not see, or that the link has ended. */
export function PreviewBar() {
  const { t } = useTranslation('shell');
  const { data, isError } = useSiteConfig();
  return (
    <div className={styles.bar}>
      <Notice
        tone={isError ? 'warning' : 'gold'}
        end={
          <Button variant="quiet" size="s" onClick={leaveSitePreview}>
            {t('preview.leave')}
          </Button>
        }
      >
        {isError ? t('preview.ended') : t('preview.version', { version: data?.version ?? '' })}
      </Notice>
    </div>
  );
}
