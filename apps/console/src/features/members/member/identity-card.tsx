import { maskedFields } from '@fairway/contract/members/statuses.ts';
import type { MemberCase } from '@fairway/contract/members/operator-schemas.ts';
import { Link } from '@tanstack/react-router';
import { Alert, Card, Descriptions, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ago, Moment } from '../../../lib/components/time.tsx';
import { MaskedDetail } from './masked-detail.tsx';

/** Who the member is: details masked until asked for, and who else used the same devices. */
export function IdentityCard({ member }: { member: MemberCase }) {
  const { t } = useTranslation('members');
  return (
    <Card title={t('identity.title')}>
      <Flex vertical gap={12}>
        {member.sameDevice.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('identity.sameDevice', { count: member.sameDevice.length })}
            description={
              <Flex gap={12} wrap>
                {member.sameDevice.map((mate) => (
                  <span key={mate.id}>
                    <Link to="/console/members/$memberId" params={{ memberId: mate.id }}>
                      {mate.name}
                    </Link>{' '}
                    <Ago at={mate.lastSeenAt} />
                  </span>
                ))}
              </Flex>
            }
          />
        )}
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2, xl: 4 }}
          items={[
            {
              key: 'id',
              label: t('field.id'),
              children: <Typography.Text copyable>{member.id}</Typography.Text>,
              span: 2,
            },
            { key: 'nickName', label: t('field.nickName'), children: member.nickName },
            { key: 'grade', label: t('field.grade'), children: `VIP ${member.grade}` },
            ...maskedFields.map((field) => ({
              key: field,
              label: t(`field.${field}`),
              children: <MaskedDetail memberId={member.id} field={field} masked={member.masked[field]} />,
            })),
            { key: 'createdAt', label: t('field.createdAt'), children: <Moment at={member.createdAt} /> },
            {
              key: 'lastSeenAt',
              label: t('field.lastSeenAt'),
              children: member.lastSeenAt ? <Ago at={member.lastSeenAt} /> : t('field.never'),
            },
            { key: 'inviter', label: t('field.inviter'), children: <Inviter origin={member.origin} /> },
            { key: 'agentCode', label: t('field.agentCode'), children: member.origin.agentCode ?? '—' },
            { key: 'source', label: t('field.source'), children: member.origin.source ?? '—' },
            {
              key: 'ownCode',
              label: t('field.ownCode'),
              children: `${member.origin.ownCode} · ${t('field.invited', { count: member.origin.invited })}`,
            },
          ]}
        />
      </Flex>
    </Card>
  );
}

/** Whose code it was; a code from before codes were looked up is shown as it was typed. */
function Inviter({ origin: { inviter, inviteCode } }: Pick<MemberCase, 'origin'>) {
  if (!inviter) return inviteCode ?? '—';
  return (
    <Link to="/console/members/$memberId" params={{ memberId: inviter.id }}>
      {inviter.name}
    </Link>
  );
}
