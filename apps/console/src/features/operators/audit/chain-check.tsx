import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusal-text.ts';
import { useChainCheck } from './use-audit.ts';

/** Proves on demand that no row of the trail was changed or taken out. */
export function ChainCheck() {
  const { t } = useTranslation('operators');
  const { mutate, data, error, isPending } = useChainCheck();
  const broken = data && data.brokenAt !== null;
  return (
    <Flex gap={12} align="center" aria-live="polite">
      <Button icon={<SafetyCertificateOutlined />} onClick={() => mutate()} loading={isPending}>
        {t('audit.verify')}
      </Button>
      {error && <Alert type="error" showIcon title={refusalText(error)} />}
      {data && (
        <Alert
          type={broken ? 'error' : 'success'}
          showIcon
          title={
            broken
              ? t('audit.chainBroken', { seq: data.brokenAt })
              : t('audit.chainWhole', { count: data.rows })
          }
        />
      )}
    </Flex>
  );
}
