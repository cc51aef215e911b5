import { ApiError } from '@fairway/api-client';
import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { Alert, Button, Card, Flex, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import fields from '../../../lib/fields/fields.module.css';
import { usePermission } from '../../../lib/permissions.ts';
import { useSaveCampaign } from '../use-campaign-acts.ts';
import type { OpenedCampaign } from '../use-campaigns.ts';
import { AudienceFields } from './audience-fields.tsx';
import { fromForm, toForm, type FormFields } from './form-fields.ts';
import { kindForms } from './kinds/registry.ts';
import { LimitsFields } from './limits-fields.tsx';
import { OwnFields } from './own/own-fields.tsx';
import { ReleaseFields } from './release-fields.tsx';
import { RewardFields } from './reward-fields.tsx';
import { SectionFields } from './section-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { WindowFields } from './window-fields.tsx';

interface CampaignFormProps {
  /** The campaign, or the kind of a new one. */
  of: OpenedCampaign | CampaignKind;
  onSaved: (no: number) => void;
  onReload: () => void;
  /** Whether something is typed that is not saved. */
  onTouched: (isTouched: boolean) => void;
}

/** A campaign's terms. Saving writes one more version and shows members nothing; what waited for a second person is void with it. */
export function CampaignForm({ of, onSaved, onReload, onTouched }: CampaignFormProps) {
  const { t } = useTranslation('promotions');
  const [form] = Form.useForm<FormFields>();
  const opened = typeof of === 'string' ? undefined : of;
  const kind = typeof of === 'string' ? of : of.campaign.kind;
  const own = kindForms[kind];
  const save = useSaveCampaign((no) => {
    onTouched(false);
    onSaved(no);
  });
  const mayEdit = usePermission('promotions.edit');
  const isOver = opened !== undefined && ['archived', 'withdrawn'].includes(opened.campaign.state);
  const isConflict = save.error instanceof ApiError && save.error.error === 'editConflict';
  const submit = () => {
    const typed = form.getFieldsValue(true) as FormFields;
    if (typeof of === 'string') save.mutate({ terms: fromForm(of, typed) });
    else save.mutate({ terms: fromForm(kind, typed), no: of.campaign.no, edits: of.hash });
  };
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={!mayEdit || isOver}
      initialValues={toForm(opened?.terms ?? kind)}
      scrollToFirstError={{ block: 'center' }}
      onValuesChange={() => onTouched(true)}
      onFinish={submit}
    >
      <Flex vertical gap={16}>
        <Card title={t('form.window')}>
          <WindowFields />
        </Card>
        {!own.isWithoutReward && (
          <>
            <Card title={t('form.reward')}>
              <OwnFields fields={own.fields} at={['own']} />
              <RewardFields />
              {kind !== 'rebate' && <ReleaseFields />}
            </Card>
            <Card title={t('form.audience')}>
              <Typography.Paragraph type="secondary">{t('form.audienceHint')}</Typography.Paragraph>
              <AudienceFields />
            </Card>
            <Card title={t('form.limits')}>
              <Typography.Paragraph type="secondary">{t('form.limitsHint')}</Typography.Paragraph>
              <LimitsFields />
            </Card>
          </>
        )}
        <Card title={t('form.texts')}>
          <TextFields />
        </Card>
        {own.hasSections && (
          <Card title={t('form.sections')}>
            <SectionFields />
          </Card>
        )}
        {mayEdit && !isOver && (
          <div className={fields['acts']}>
            {isConflict && (
              <Alert
                type="warning"
                showIcon
                title={t('form.conflict')}
                action={<Button onClick={onReload}>{t('form.reload')}</Button>}
              />
            )}
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {t('form.save')}
            </Button>
          </div>
        )}
      </Flex>
    </Form>
  );
}
