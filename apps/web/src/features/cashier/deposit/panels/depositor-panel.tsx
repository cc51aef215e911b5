import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { IconShield } from '@fairway/ui/icons/state.tsx';
import { IconUser } from '@fairway/ui/icons/talk.tsx';
import { useTranslation } from 'react-i18next';
import { useDepositorName } from '../../api/pay/use-pay-facts.ts';

export interface DepositorPanelProps {
  /** The member's real name, masked, as the list of methods has it; '' while it is not known. */
  realName: string;
  name: string;
  onName: (name: string) => void;
  refusal: string | undefined;
}

/** Whose account the transfer comes from. A known real name is filled in and cannot be another. */
export function DepositorPanel({ realName: listed, name, onName, refusal }: DepositorPanelProps) {
  const { t } = useTranslation('cashier');
  const realName = useDepositorName().data?.name ?? listed;
  return (
    <Panel title={t('deposit.depositor')} note={t('deposit.depositorNote')}>
      <Field label={t('deposit.depositorName')} hint={t('deposit.depositorHint')} error={refusal} required>
        <Input
          name="depositorName"
          prefix={<IconUser size={18} />}
          value={realName || name}
          readOnly={realName !== ''}
          maxLength={40}
          autoComplete="name"
          onChange={(event) => onName(event.target.value)}
          suffix={
            realName !== '' && (
              <Tag tone="ok" icon={<IconShield size={14} />}>
                {t('deposit.verified')}
              </Tag>
            )
          }
        />
      </Field>
    </Panel>
  );
}
