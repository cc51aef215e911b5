import type { VenueParty } from '@fairway/contract/venues/party-schemas.ts';
import { Alert, Button, Flex, Form, Input, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../../lib/components/fault-notice.tsx';
import { useCheckSignature } from '../use-parties.ts';
import { headersOf, instantOf, pathOf } from './message-of.ts';
import { SignatureVerdict } from './signature-verdict.tsx';

interface Pasted {
  method: 'POST' | 'GET';
  path: string;
  headers: string;
  body: string;
  encoding: 'text' | 'base64';
  signedText: string;
  receivedAt: string;
}

const first: Partial<Pasted> = {
  method: 'POST',
  encoding: 'text',
  path: '',
  body: '',
  signedText: '',
  receivedAt: '',
};

/** Takes a venue's message as it arrived and shows what is signed in it, and what is wrong with the signature. */
export function SignatureTab({ party }: { party: VenueParty }) {
  const { t } = useTranslation('venues');
  const [form] = Form.useForm<Pasted>();
  const { mutate, data, error, isPending, reset } = useCheckSignature();
  const calls = party.wallet === 'seamless';
  if (party.state !== 'ready') return <Alert type="info" showIcon title={t('signature.notConnected')} />;
  const check = ({ method, path, headers, body, encoding, signedText, receivedAt }: Pasted) =>
    mutate({
      channelCode: party.channelCode,
      method,
      path: pathOf(path) ?? '',
      headers: headersOf(headers).headers,
      body,
      encoding,
      ...(signedText === '' ? {} : { signedText }),
      ...(receivedAt === '' ? {} : { receivedAt: instantOf(receivedAt) ?? '' }),
    });
  return (
    <Flex vertical gap={16}>
      <Typography.Paragraph type="secondary" style={{ margin: 0, maxWidth: 900 }}>
        {t(calls ? 'signature.leadOfCalls' : 'signature.leadOfAnswers')}
      </Typography.Paragraph>
      <Form
        form={form}
        layout="vertical"
        initialValues={first}
        onFinish={check}
        onValuesChange={() => data && reset()}
        style={{ maxWidth: 900 }}
      >
        {calls && <WhereCalled example={`/api/venue-wallet/v1/${party.channelCode}/…`} />}
        <Form.Item
          name="headers"
          label={t('signature.headers')}
          extra={t('signature.headersHint')}
          rules={[
            { required: true, message: t('signature.headersMissing') },
            {
              validator: (_, text: string) => {
                const { wrong } = headersOf(text);
                return wrong === undefined
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('signature.headerWrong', { line: wrong })));
              },
            },
          ]}
        >
          <Input.TextArea className="figures" rows={4} spellCheck={false} />
        </Form.Item>
        <Form.Item name="body" label={t('signature.body')} extra={t('signature.bodyHint')}>
          <Input.TextArea className="figures" rows={5} maxLength={32_768} spellCheck={false} />
        </Form.Item>
        <Flex gap={12} wrap>
          <Form.Item name="encoding" label={t('signature.encoding')}>
            <Select
              style={{ width: 200 }}
              options={(['text', 'base64'] as const).map((value) => ({
                value,
                label: t(`signature.encodings.${value}`),
              }))}
            />
          </Form.Item>
          <Form.Item
            name="receivedAt"
            label={t('signature.receivedAt')}
            extra={t('signature.receivedHint')}
            rules={[
              {
                validator: (_, text: string) =>
                  text === '' || instantOf(text) !== undefined
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('signature.receivedWrong'))),
              },
            ]}
          >
            <Input
              className="figures"
              style={{ width: 280 }}
              maxLength={40}
              placeholder="2026-01-31T12:00:00Z"
            />
          </Form.Item>
        </Flex>
        <Form.Item name="signedText" label={t('signature.theirText')} extra={t('signature.theirTextHint')}>
          <Input.TextArea className="figures" rows={3} spellCheck={false} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('signature.check')}
        </Button>
      </Form>
      {Boolean(error) && <FaultNotice fault={error} onRetry={() => form.submit()} />}
      {data && <SignatureVerdict reading={data} />}
    </Flex>
  );
}

/** Method and path, which the calls of our own form sign too. */
function WhereCalled({ example }: { example: string }) {
  const { t } = useTranslation('venues');
  return (
    <Flex gap={12}>
      <Form.Item name="method" label={t('signature.method')}>
        <Select
          style={{ width: 110 }}
          options={(['POST', 'GET'] as const).map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      <Form.Item
        name="path"
        label={t('signature.path')}
        style={{ flex: 1 }}
        rules={[
          { required: true, message: t('signature.pathMissing') },
          {
            validator: (_, text: string) =>
              pathOf(text) === undefined
                ? Promise.reject(new Error(t('signature.pathWrong')))
                : Promise.resolve(),
          },
        ]}
      >
        <Input className="figures" maxLength={2048} placeholder={example} />
      </Form.Item>
    </Flex>
  );
}
