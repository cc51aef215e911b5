import { EyeOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../lib/permissions.ts';
import { useRevealCall, type CallRequest } from './use-call-backs.ts';

/** A masked number, and the whole one for the operator who is about to call it. */
export function PhoneCell({ request: { id, areaCode, phone } }: { request: CallRequest }) {
  const { t } = useTranslation('call-backs');
  const [whole, setWhole] = useState<string>();
  const reveal = useRevealCall(setWhole);
  const mayCall = usePermission('feedback.reply');
  return (
    <Flex gap={8} align="center">
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        +{areaCode} {whole ?? phone}
      </span>
      {mayCall && whole === undefined && (
        <Button
          size="small"
          type="text"
          icon={<EyeOutlined />}
          aria-label={t('reveal')}
          loading={reveal.isPending}
          onClick={() => reveal.mutate({ id })}
        />
      )}
    </Flex>
  );
}
