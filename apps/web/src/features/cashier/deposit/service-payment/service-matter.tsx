import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { formatTime } from '../../../../lib/format-time.ts';
import { useSession } from '../../../../lib/session-store.ts';

/** What brings a member to customer service: an order by its number, or the customer-service payment by its sealed ticket. */
export function ServiceMatter({
  billNo,
  ticket,
}: {
  billNo?: string | undefined;
  ticket?: string | undefined;
}) {
  const { t } = useTranslation('pay');
  const signedIn = useSession(({ session }) => session !== undefined);
  if (!signedIn) return null;
  if (ticket !== undefined) return <TicketNotice ticket={ticket} />;
  if (billNo === undefined) return null;
  return (
    <Notice
      title={t('ticket.order', { billNo })}
      end={
        <>
          <CopyButton
            value={billNo}
            label={t('ticket.copyOrder')}
            copied={(last4) => t('desk.copied', { last4 })}
            failed={t('desk.copyFailed')}
          >
            {t('desk.copy')}
          </CopyButton>
          <Link
            to="/app/myCenter/deposit/$billNo"
            params={{ billNo }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {t('ticket.back')}
          </Link>
        </>
      }
    >
      {t('ticket.orderText')}
    </Notice>
  );
}

function TicketNotice({ ticket }: { ticket: string }) {
  const { t } = useTranslation('pay');
  const read = useQuery({
    queryKey: ['readServiceTicket', { ticket }],
    queryFn: ({ signal }) => api.readServiceTicket({ ticket }, { signal }),
    retry: false,
  });
  if (read.isPending) return null;
  if (!read.data)
    return (
      <Notice
        tone="warning"
        end={
          <Link to="/app/myCenter/deposit" className={buttonClass({ size: 's' })}>
            {t('ticket.toDeposit')}
          </Link>
        }
      >
        {t('ticket.ended')}
      </Notice>
    );
  const { code, expiresAt } = read.data;
  return (
    <Notice
      tone="gold"
      title={t('ticket.title')}
      end={
        <CopyButton
          value={code}
          label={t('desk.copyCode')}
          copied={(last4) => t('desk.copied', { last4 })}
          failed={t('desk.copyFailed')}
        >
          {t('desk.copy')}
        </CopyButton>
      }
    >
      {`${t('desk.code')} ${code} · ${t('desk.valid', { time: formatTime(expiresAt, 'clock') })}`}
    </Notice>
  );
}
