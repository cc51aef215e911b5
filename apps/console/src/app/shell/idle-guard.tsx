import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useIdle } from './use-idle.ts';

/** Warns a minute before an idle console is signed out, and signs it out. */
export function IdleGuard() {
  const { t } = useTranslation();
  const { secondsLeft, stay } = useIdle(() => {
    void api.logOutOperator({}).catch(() => null);
    sessionStore.signOut();
  });
  return (
    <Modal
      open={secondsLeft !== undefined}
      title={t('idle.title')}
      okText={t('idle.stay')}
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={stay}
      onCancel={stay}
    >
      {t('idle.text', { seconds: Math.max(0, secondsLeft ?? 0) })}
    </Modal>
  );
}
