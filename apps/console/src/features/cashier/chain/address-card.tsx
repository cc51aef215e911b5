import { virtualProtocols } from '@fairway/contract/chain/protocols.ts';
import { Alert, Button, Card, Descriptions, Form, Input, Select } from 'antd';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { useBoundAddress, useCleanBoundAddress, type AskedAddress } from './use-chain.ts';

/** Who has bound an address, and its unbinding when it is another's: the duplicate check and clean of addresses. */
export function AddressCard() {
  const { t } = useTranslation('chain');
  const [cleaning, setCleaning] = useState(false);
  const mayClean = usePermission('withdrawals.decide');
  const search = useBoundAddress();
  const clean = useCleanBoundAddress(() => {
    setCleaning(false);
    if (search.variables) search.mutate(search.variables);
  });
  const bound = search.data?.bound;
  return (
    <Card title={t('address.title')}>
      <Form<AskedAddress>
        layout="inline"
        initialValues={{ protocol: virtualProtocols.codes.trc20 }}
        onFinish={(asked) => search.mutate(asked)}
      >
        <Form.Item name="protocol" label={t('address.protocol')}>
          <Select
            style={{ width: 140 }}
            options={virtualProtocols.list.map(({ code }) => ({
              value: code,
              label: virtualProtocols.label(code, locale()),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="address"
          label={t('address.address')}
          rules={[{ required: true, whitespace: true, message: t('address.missing') }]}
        >
          <Input style={{ width: 420 }} maxLength={100} autoComplete="off" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={search.isPending}>
          {t('address.search')}
        </Button>
      </Form>
      {search.error && (
        <Alert
          style={{ marginTop: 16 }}
          type="error"
          showIcon
          role="alert"
          title={refusalText(search.error)}
        />
      )}
      {search.data && !bound && <EmptyState title={t('address.nobody')} text={t('address.nobodyHint')} />}
      {bound && (
        <Descriptions
          style={{ marginTop: 16 }}
          size="small"
          column={4}
          items={[
            {
              key: 'member',
              label: t('address.member'),
              children: (
                <Link to="/console/members/$memberId" params={{ memberId: bound.memberId }}>
                  {bound.memberName}
                </Link>
              ),
            },
            { key: 'masked', label: t('address.address'), children: bound.masked },
            { key: 'added', label: t('address.added'), children: <Moment at={bound.addedAt} /> },
            {
              key: 'act',
              label: t('address.state'),
              children: bound.inUse
                ? t('address.inUse')
                : mayClean && (
                    <Button danger size="small" onClick={() => setCleaning(true)}>
                      {t('address.clean')}
                    </Button>
                  ),
            },
          ]}
        />
      )}
      {cleaning && search.variables && (
        <ReasonDialog
          title={t('address.cleanTitle')}
          templates={[t('address.reasons.owner'), t('address.reasons.mistyped')]}
          audience="inside"
          confirm={t('address.clean')}
          danger
          busy={clean.isPending}
          onConfirm={(reason) => search.variables && clean.mutate({ ...search.variables, reason })}
          onClose={() => setCleaning(false)}
        >
          <p>{t('address.cleanText')}</p>
        </ReasonDialog>
      )}
    </Card>
  );
}
