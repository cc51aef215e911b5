import { ApiError } from '@fairway/api-client';
import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { refusalText, requestIdOf } from '../refusal-text.ts';

/** Shown where content could not be loaded: what happened, the code and the request's id, one action. */
export function FaultNotice({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const id = requestIdOf(fault);
  return (
    <Alert
      type="error"
      showIcon
      title={refusalText(fault)}
      description={
        fault instanceof ApiError && (
          <Flex gap={12} style={{ fontSize: 12 }}>
            <span>{t('fault.code', { code: fault.code })}</span>
            {id && (
              <Typography.Text copyable={{ text: id }} style={{ fontSize: 12 }}>
                {t('fault.requestId', { id })}
              </Typography.Text>
            )}
          </Flex>
        )
      }
      action={<Button onClick={onRetry}>{t('fault.retry')}</Button>}
    />
  );
}
