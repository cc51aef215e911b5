import type { MemberCase } from '@fairway/contract/members/operator-schemas.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Card, Skeleton, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { PendingProposal } from '../../../lib/proposals/pending-proposal.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useMemberCase } from '../api/use-member-case.ts';
import { PlayCards } from './play-cards.tsx';
import { CloseButton } from './close-button.tsx';
import { FreezeButton } from './freeze-button.tsx';
import { IdentityCard } from './identity-card.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { MemberActs } from './member-acts.tsx';
import { memberTones } from './member-tones.ts';
import { OrdersCard } from './orders-card.tsx';
import { ProtectionCard } from './protection-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { VenuesCard } from './venues-card.tsx';
import { VipCard } from './vip-card.tsx';
import { WalletsCard } from './wallets-card.tsx';

/** The tabs beside the first one, which the address leaves out. */
const memberTabs = ['orders', 'bets', 'venues', 'protection', 'vip', 'sessions', 'acts'] as const;

const route = getRouteApi('/shell/console/members/$memberId');

const shownMarks = ['black', 'passwordChange', 'coins', 'asleep'] as const;

function marksOf({ marks }: MemberCase) {
  return shownMarks.filter((mark) => marks[mark]);
}

/** One member whole: identity, money with the lines behind each figure, devices, what operators did. */
export function MemberPage() {
  const { t } = useTranslation('members');
  const { memberId } = route.useParams();
  const { tab, account } = route.useSearch();
  const navigate = route.useNavigate();
  const mayAudit = usePermission('audit.read');
  const mayReadVenues = usePermission('venues.read');
  const { data: member, error, refetch } = useMemberCase(memberId);
  if (error && !member) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!member) {
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 12 }} />
      </Card>
    );
  }
  const wallets = (
    <WalletsCard
      memberId={memberId}
      account={account}
      onChoose={(next) => void navigate({ search: { account: next } })}
    />
  );
  const sections = [
    { key: 'wallets', label: t('tab.wallets'), children: wallets },
    { key: 'orders', label: t('tab.orders'), children: <OrdersCard memberId={memberId} /> },
    { key: 'bets', label: t('tab.bets'), children: <PlayCards memberId={memberId} /> },
    ...(mayReadVenues
      ? [{ key: 'venues', label: t('tab.venues'), children: <VenuesCard memberId={memberId} /> }]
      : []),
    { key: 'protection', label: t('tab.protection'), children: <ProtectionCard memberId={memberId} /> },
    { key: 'vip', label: t('tab.vip'), children: <VipCard memberId={memberId} /> },
    { key: 'sessions', label: t('tab.sessions'), children: <SessionsCard member={member} /> },
    ...(mayAudit
      ? [{ key: 'acts', label: t('tab.acts'), children: <MemberActs memberId={memberId} /> }]
      : []),
  ];
  return (
    <PageFrame
      title={member.name}
      lead={
        <>
          <StatusTag tone={memberTones[member.status]}>{t(`status.${member.status}`)}</StatusTag>
          {marksOf(member).map((mark) => (
            <StatusTag key={mark} tone="flag">
              {t(`marked.${mark}`)}
            </StatusTag>
          ))}
        </>
      }
      extra={
        <>
          <MarkButtons member={member} />
          <FreezeButton member={member} />
          <CloseButton member={member} />
        </>
      }
    >
      <PendingProposal kind="members.close" objectId={memberId} />
      <PendingProposal kind="members.reopen" objectId={memberId} />
      <IdentityCard member={member} />
      <Tabs
        activeKey={tab ?? 'wallets'}
        items={sections}
        onChange={(key) => {
          const next = memberTabs.find((each) => each === key);
          void navigate({ search: next ? { tab: next } : {} });
        }}
      />
    </PageFrame>
  );
}
