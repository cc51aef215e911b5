import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';

/** What waits in chats; asked again every fifteen seconds. */
export function useChatDesk() {
  return useQuery({
    queryKey: ['chat-desk'],
    queryFn: ({ signal }) => api.getChatDesk({}, { signal }),
    refetchInterval: 15_000,
  });
}

type Acts =
  | 'decideChatReport'
  | 'decideHeldChat'
  | 'decideChatAppeal'
  | 'freeInChats'
  | 'muteInChats'
  | 'nameChatAdmin';
type Input = { [Name in Acts]: { name: Name; input: InputOf<Schemas[Name]> } }[Acts];

/** One of the acts of the desk. */
export function useChatAct(onDone?: () => void) {
  const { t } = useTranslation('chat');
  return useAct({
    call: (act: Input, options): Promise<unknown> => {
      switch (act.name) {
        case 'decideChatReport':
          return api.decideChatReport(act.input, options);
        case 'decideHeldChat':
          return api.decideHeldChat(act.input, options);
        case 'decideChatAppeal':
          return api.decideChatAppeal(act.input, options);
        case 'freeInChats':
          return api.freeInChats(act.input, options);
        case 'muteInChats':
          return api.muteInChats(act.input, options);
        case 'nameChatAdmin':
          return api.nameChatAdmin(act.input, options);
      }
    },
    touches: ['chat-desk', 'audit'],
    done: t('done'),
    ...(onDone ? { onDone } : {}),
  });
}
export type ChatAct = ReturnType<typeof useChatAct>;
