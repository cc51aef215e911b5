import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../lib/permissions.ts';
import { useSettleCall, type CallRequest } from './use-call-backs.ts';

/** How a call ended. */
export function CallBackActs({ request: { id } }: { request: CallRequest }) {
  const { t } = useTranslation('call-backs');
  const settle = useSettleCall();
  if (!usePermission('feedback.reply')) return t('states.waiting');
  return (
    <Flex gap={8}>
      {(['called', 'unreached'] as const).map((state) => (
        <Button
          key={state}
          size="small"
          type={state === 'called' ? 'primary' : 'default'}
          disabled={settle.isPending}
          onClick={() => settle.mutate({ id, state })}
        >
          {t(`acts.${state}`)}
        </Button>
      ))}
    </Flex>
  );
}
