import type { MemberVip } from '@fairway/contract/vip/operator-schemas.ts';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/permissions.ts';
import { useRequestVipReview } from '../api/use-member-vip.ts';

interface ReviewFields {
  owner: string;
  reason: string;
}

interface VipReviewButtonProps extends Pick<MemberVip, 'level' | 'rules'> {
  memberId: string;
}

/** Asks a second person to agree on a level above 7, with the member's named owner; only where every rule is met. */
export function VipReviewButton({ memberId, level, rules }: VipReviewButtonProps) {
  const { t } = useTranslation('members');
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<ReviewFields>();
  const mayReview = usePermission('promotions.review');
  const request = useRequestVipReview();
  if (!mayReview) return null;
  return (
    <>
      <Button type="primary" disabled={rules.some(({ met }) => !met)} onClick={() => setOpen(true)}>
        {t('vip.request')}
      </Button>
      {isOpen && (
        <Modal
          open
          title={t('vip.requestTitle', { level })}
          okText={t('vip.send')}
          okButtonProps={{ loading: request.isPending }}
          onOk={() => form.submit()}
          onCancel={() => setOpen(false)}
        >
          {t('vip.requestText')}
          <Form
            form={form}
            layout="vertical"
            style={{ marginTop: 12 }}
            onFinish={(fields: ReviewFields) =>
              request.mutate({ memberId, level, ...fields }, { onSuccess: () => setOpen(false) })
            }
          >
            <Form.Item
              name="owner"
              label={t('vip.owner')}
              rules={[{ required: true, whitespace: true, min: 2, max: 40, message: t('vip.ownerMissing') }]}
            >
              <Input maxLength={40} />
            </Form.Item>
            <Form.Item
              name="reason"
              label={t('vip.reason')}
              rules={[
                { required: true, whitespace: true, min: 3, max: 200, message: t('vip.reasonMissing') },
              ]}
            >
              <Input.TextArea rows={3} maxLength={200} showCount />
            </Form.Item>
          </Form>
        </Modal>
      )}
    </>
  );
}
