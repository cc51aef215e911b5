import { ApiError } from '@fairway/api-client';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../lib/refusals.ts';

export interface FaultPanelProps {
  /** What did not come. */
  title: string;
  fault: unknown;
  retry: { refetch: () => unknown; isFetching: boolean };
  /** Inside a card that is there already. */
  plain?: boolean;
}

/** In place of what could not be read: why, the request's number, and another try. */
export function FaultPanel({ title, fault, retry, plain = false }: FaultPanelProps) {
  const { t } = useTranslation('wallet');
  const requestId = fault instanceof ApiError ? fault.requestId : '';
  const state = (
    <ErrorState
      title={title}
      text={refusalWords(fault)}
      request={
        requestId === ''
          ? undefined
          : {
              id: requestId.slice(0, 8),
              label: t('fault.request'),
              copy: t('fault.copy'),
              copied: (last4) => t('fault.copied', { last4 }),
              failed: t('fault.copyFailed'),
            }
      }
      action={
        <Button
          variant="quiet"
          icon={<IconRefresh size={16} />}
          loading={retry.isFetching}
          onClick={() => void retry.refetch()}
        >
          {t('fault.retry')}
        </Button>
      }
    />
  );
  return plain ? state : <Card pad="l">{state}</Card>;
}
