import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';

/** Makes a member who writes in the own room its admin, or takes that back. */
export function useNameAdmin(chatRoomNo: string) {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { userNo: string; admin: boolean }) =>
      api.nameRoomAdmin({ form: chatForm(), chatRoomNo, ...input }),
    onSuccess: ({ admin }) => toast({ title: t(admin ? 'admins.named' : 'admins.dropped'), tone: 'ok' }),
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: ['listRoomAdmins'] }),
  });
}
