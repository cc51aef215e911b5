import { Link } from '@tanstack/react-router';
import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

/** For addresses that nothing answers to. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <Result
      status="404"
      title={t('notFound.title')}
      subTitle={t('notFound.text')}
      extra={
        <Link to={paths.home}>
          <Button type="primary">{t('notFound.back')}</Button>
        </Link>
      }
    />
  );
}
