import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useAct } from '../../../../lib/use-act.ts';
import type { WrittenList } from './members-input.tsx';

/** The names on a list; nothing is asked for without an id. */
export function useHappyList(id: string) {
  return useQuery({
    queryKey: ['campaigns', 'happyList', id],
    queryFn: () => api.getHappyList({ id }),
    enabled: id !== '',
    staleTime: Infinity,
  });
}

/** Writes a list of members; a campaign names it once its terms are saved. */
export function useWriteHappyList(onWritten: (list: WrittenList) => void) {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (names: string[], options) => api.writeHappyList({ names }, options),
    touches: ['audit'],
    done: t('members.written'),
    onDone: onWritten,
  });
}
