import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '../../lib/components/result-page.tsx';
import { paths } from '../paths.ts';

/** For addresses that nothing answers to. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <ResultPage
      status="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      extra={
        <Link to={paths.home}>
          <Button type="primary">{t('notFound.back')}</Button>
        </Link>
      }
    />
  );
}
