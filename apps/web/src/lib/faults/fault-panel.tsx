import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../refusals.ts';

export interface FaultPanelProps {
  /** What did not come. */
  title: string;
  fault: unknown;
  /** Asks again; a query answers both. */
  retry: { refetch: () => unknown; isFetching: boolean };
  /** Inside a card that is there already. */
  plain?: boolean;
}

/** In place of what could not be read: why, the code and the request's number, and another try. */
export function FaultPanel({ title, fault, retry, plain = false }: FaultPanelProps) {
  const { t } = useTranslation('shell');
  const refusal = fault instanceof ApiError ? fault : undefined;
  const state = (
    <ErrorState
      title={title}
      text={refusalText(fault)}
      code={refusal && t('error.code', { code: refusal.code })}
      request={
        refusal?.requestId
          ? {
              id: refusal.requestId,
              label: t('error.request'),
              copy: t('error.copy'),
              copied: (last4) => t('error.copiedWith', { last4 }),
              failed: t('error.copyFailed'),
            }
          : undefined
      }
      action={
        <Button
          variant="quiet"
          icon={<IconRefresh size={16} />}
          loading={retry.isFetching}
          onClick={() => void retry.refetch()}
        >
          {t('error.retry')}
        </Button>
      }
    />
  );
  return plain ? state : <Card pad="l">{state}</Card>;
}
