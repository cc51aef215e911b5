import { GlobalOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { formatTime } from '../../lib/times/format-time.ts';
import { chooseLanguage, language } from '../../lib/i18n.ts';
import { sessionStore, useSession } from '../../lib/session/session-store.ts';
import { StatusTag } from '../../lib/components/status-tag.tsx';

/** Who is signed in, in which role and until when; the language; the logout. */
export function AccountMenu() {
  const { t } = useTranslation(['shell', 'operators']);
  const session = useSession();
  const queries = useQueryClient();
  if (!session) return null;
  const { operator, expiresAt } = session;
  const logOut = async () => {
    // Signed out here even when the line is cut; the server ends an idle session by itself.
    await api.logOutOperator({}).catch(() => null);
    sessionStore.signOut();
    queries.clear();
  };
  return (
    <Flex align="center" gap={8} component="section" aria-label={t('account.label')}>
      <Tooltip title={t('account.sessionEnds', { time: formatTime(expiresAt, 'short') })}>
        <Flex align="center" gap={8}>
          <UserOutlined aria-hidden />
          <span>{operator.name}</span>
          <StatusTag tone="moving">{t(`role.${operator.role}`, { ns: 'operators' })}</StatusTag>
        </Flex>
      </Tooltip>
      <Button
        type="text"
        icon={<GlobalOutlined />}
        onClick={() =>
          void chooseLanguage(language() === 'en' ? 'zh-CN' : 'en').then(() => queries.invalidateQueries())
        }
      >
        {t('account.language')}
      </Button>
      <Button type="text" icon={<LogoutOutlined />} onClick={() => void logOut()}>
        {t('account.logOut')}
      </Button>
    </Flex>
  );
}
