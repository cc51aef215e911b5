import { useEffect } from 'react';
import { useSession } from '../../../lib/session-store.ts';
import { useNewTask } from '../api/use-new-task.ts';
import { useNewTaskStore } from './new-task-store.ts';

/** Asks for the tasks and shows them: each answer sets the state as a whole, another session begins from the defaults. */
export function useShownTasks(no: number, isWanted: boolean) {
  const query = useNewTask(no, isWanted);
  const memberId = useSession(({ session }) => session?.memberId);
  const { clear, setConfig } = useNewTaskStore.getState();
  useEffect(() => clear, [memberId, no, clear]);
  useEffect(() => {
    if (query.data) setConfig(query.data);
  }, [query.data, setConfig, memberId]);
  return query;
}
