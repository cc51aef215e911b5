import type { OperatorAnchor } from '@fairway/contract/live/operator-schemas.ts';
import { anchorStatuses } from '@fairway/contract/live/states.ts';
import { Link } from '@tanstack/react-router';
import { Descriptions, Drawer, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { anchorTones } from '../labels.ts';
import { AnchorActs } from './anchor-acts.tsx';
import { Contracts } from './contracts.tsx';

interface AnchorDrawerProps {
  anchor: OperatorAnchor;
  onChanged: (anchor: OperatorAnchor) => void;
  onClose: () => void;
}

/** An application or anchor whole: what was written, what was decided, and the contract with its versions. */
export function AnchorDrawer({ anchor, onChanged, onClose }: AnchorDrawerProps) {
  const { t } = useTranslation('live');
  const { memberId, name, about, status, appliedAt, decidedAt, decidedBy, reason, chatRoomNo } = anchor;
  return (
    <Drawer
      open
      size={720}
      title={name}
      onClose={onClose}
      extra={<AnchorActs anchor={anchor} onChanged={onChanged} />}
    >
      <Flex vertical gap={20}>
        <Descriptions
          size="small"
          column={2}
          items={[
            {
              key: 'status',
              label: t('column.status'),
              children: (
                <StatusTag tone={anchorTones[status]}>{anchorStatuses.label(status, locale())}</StatusTag>
              ),
            },
            {
              key: 'member',
              label: t('anchors.member'),
              children: (
                <Link to="/console/members/$memberId" params={{ memberId }}>
                  {t('anchors.openMember')}
                </Link>
              ),
            },
            { key: 'appliedAt', label: t('column.appliedAt'), children: <Moment at={appliedAt} /> },
            { key: 'room', label: t('column.room'), children: chatRoomNo ?? '—' },
            {
              key: 'followers',
              label: t('column.followers'),
              children: anchor.followers.toLocaleString('en'),
            },
            ...(decidedAt === null
              ? []
              : [
                  {
                    key: 'decided',
                    label: t('anchors.decided'),
                    children: (
                      <span>
                        {decidedBy} · <Moment at={decidedAt} />
                      </span>
                    ),
                  },
                ]),
            ...(reason === ''
              ? []
              : [{ key: 'reason', label: t('column.reason'), children: reason, span: 2 }]),
          ]}
        />
        <section aria-label={t('anchors.about')}>
          <Typography.Title level={2} style={{ fontSize: 15 }}>
            {t('anchors.about')}
          </Typography.Title>
          <Typography.Paragraph style={{ whiteSpace: 'pre-line' }}>
            {about || t('anchors.noAbout')}
          </Typography.Paragraph>
        </section>
        <Contracts anchor={anchor} />
      </Flex>
    </Drawer>
  );
}
