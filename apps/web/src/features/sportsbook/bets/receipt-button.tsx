import { Button } from '@fairway/ui/components/button/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import type { Bet } from '../api/shapes.ts';

/** Saves what the house signed of an accepted bet, as a file that the verifier reads. */
export function ReceiptButton({ bet: { id, billNo, status } }: { bet: Bet }) {
  const { t } = useTranslation('sportsbook');
  const receipt = useMutation({
    mutationFn: async () => {
      const question = { kind: 'betReceipt', ...(await api.getBetReceipt({ betId: id })) };
      const text = `${JSON.stringify(question, undefined, 2)}\n`;
      saveFile(new Blob([text], { type: 'application/json' }), `${billNo}.json`);
    },
    onError: (fault) => showRefusal(fault),
  });
  if (status === 'pending' || status === 'refused') return null;
  return (
    <Button variant="quiet" size="s" loading={receipt.isPending} onClick={() => receipt.mutate()}>
      {t('bets.receipt')}
    </Button>
  );
}
