import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session-store.ts';

export function HomePage() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Typography.Title level={1}>
      {t('home')} {session?.operator.name}
    </Typography.Title>
  );
}
