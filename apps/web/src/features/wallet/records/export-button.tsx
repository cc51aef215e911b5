import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconDownload } from '@fairway/ui/icons/action.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile, saveFile } from '../../../lib/files.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import type { StatementInput } from '../api/use-statement.ts';

/** Saves every record that the filters let through as a table for spreadsheets. */
export function ExportButton({ input }: { input: StatementInput }) {
  const { t } = useTranslation('wallet');
  const save = useMutation({
    mutationFn: async () => {
      const { before: _page, ...filters } = input;
      const name = ['fairway', input.part, input.channelCode, input.currency].filter(Boolean).join('-');
      saveFile(await fetchFile('exportStatement', filters), `${name}.csv`);
    },
    onSuccess: () => toast({ title: t('records.exported'), tone: 'ok', duration: 3_000 }),
    onError: (fault) => showRefusal(fault),
  });
  return (
    <Button
      variant="quiet"
      size="s"
      icon={<IconDownload size={16} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {save.isPending ? t('records.exporting') : t('records.export')}
    </Button>
  );
}
