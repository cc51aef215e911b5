import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { Collapse, Flex, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { locale } from '../../../lib/i18n.ts';
import type { SettingsIn } from '../../../lib/settings/use-settings.ts';
import { useOfferedPayTypes } from './use-offered-pay-types.ts';
import { MethodFields } from './method-fields.tsx';

type MethodRow = SettingsIn<'cashier'>['payTypes'][number];

/** Each deposit method in a fold of its own: its head says its state, inside are its terms. */
export function MethodsSection() {
  const methods = useOfferedPayTypes().data?.payTypes ?? [];
  // The kind of a method is no field of the form: it is kept, never typed.
  const rows = Form.useWatch<MethodRow[] | undefined>('payTypes', { preserve: true }) ?? [];
  return (
    <Form.List name="payTypes">
      {(fields) => (
        <Collapse
          size="small"
          items={fields.map(({ key, name }) => {
            const row = rows[name];
            const method = methods.find(({ payType }) => payType === row?.payType);
            const title = method?.name ?? payTypes.label(row?.payType, locale()) ?? '';
            return {
              key: String(key),
              label: <MethodHead name={title} row={row} />,
              children: <MethodFields name={name} title={title} method={method} />,
            };
          })}
        />
      )}
    </Form.List>
  );
}

function MethodHead({ name, row }: { name: string; row: MethodRow | undefined }) {
  const { t } = useTranslation('pay');
  if (!row) return name;
  const isOpen = row.state === channelStates.codes.normal;
  const limited = row.minGrade > 0 || row.svip || row.whitelist.length > 0;
  return (
    <Flex gap={8} align="center">
      <strong>{name}</strong>
      {row.offered ? (
        <StatusTag tone={isOpen ? 'good' : 'waiting'}>{channelStates.label(row.state, locale())}</StatusTag>
      ) : (
        <StatusTag tone="ended">{t('settings.stateOff')}</StatusTag>
      )}
      {/[1-9]/.test(row.rewardRate) && (
        <StatusTag tone="flag">{t('settings.earns', { rate: row.rewardRate })}</StatusTag>
      )}
      {limited && <StatusTag tone="moving">{t('settings.limited')}</StatusTag>}
    </Flex>
  );
}
