import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { countdown } from '@fairway/ui/time/clock-text.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useNow } from '../../../../lib/times/use-now.ts';
import type { WithdrawalCaseLine } from '../use-withdrawals.ts';
import { StatusTag } from '../../../../lib/components/status-tag.tsx';

/** Who works on a case, and for how much longer it is kept for them; nothing once the time is over. */
export function ClaimMark({ claim }: { claim: WithdrawalCaseLine['claim'] }) {
  const { t } = useTranslation('cashier');
  const now = useNow(1_000);
  const me = useSession()?.operator.id;
  if (!claim || new Date(claim.until).getTime() <= now) return null;
  const left = countdown(claim.until, now);
  return claim.by.operatorId === me ? (
    <StatusTag tone="moving" icon={<UserOutlined />}>
      {t('claim.mine', { left })}
    </StatusTag>
  ) : (
    <StatusTag tone="ended" icon={<LockOutlined />}>
      {t('claim.theirs', { name: claim.by.name, left })}
    </StatusTag>
  );
}

/** Whether another operator is working on the case now. */
export function useTakenByOther(claim: WithdrawalCaseLine['claim']): boolean {
  const now = useNow(1_000);
  const me = useSession()?.operator.id;
  return Boolean(claim && claim.by.operatorId !== me && new Date(claim.until).getTime() > now);
}
