import { EyeOutlined } from '@ant-design/icons';
import type { MaskedField } from '@fairway/contract/members/statuses.ts';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';

interface MaskedDetailProps {
  memberId: string;
  field: MaskedField;
  masked: string;
}

/** A detail with stars; in full after a reason was given, until the page is left. */
export function MaskedDetail({ memberId, field, masked }: MaskedDetailProps) {
  const { t } = useTranslation('members');
  const [isAsking, setAsking] = useState(false);
  const reveal = useAct({
    call: (reason: string) => api.revealMemberField({ memberId, field, reason }),
    touches: ['audit'],
    onDone: () => setAsking(false),
  });
  if (masked === '') return <>{t('field.none')}</>;
  if (reveal.data) return <Typography.Text copyable>{reveal.data.value}</Typography.Text>;
  return (
    <Flex gap={4} align="center">
      <span className="figures">{masked}</span>
      <Button
        type="text"
        size="small"
        icon={<EyeOutlined />}
        aria-label={t('reveal.button', { field: t(`field.${field}`) })}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ReasonDialog
          title={t('reveal.title', { field: t(`field.${field}`) })}
          templates={[t('reveal.reason1'), t('reveal.reason2'), t('reveal.reason3')]}
          audience="inside"
          confirm={t('reveal.ok')}
          busy={reveal.isPending}
          onConfirm={(reason) => reveal.mutate(reason)}
          onClose={() => setAsking(false)}
        >
          {t('reveal.text')}
        </ReasonDialog>
      )}
    </Flex>
  );
}
