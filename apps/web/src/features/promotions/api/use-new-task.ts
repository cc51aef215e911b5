import type { OutputOf } from '@fairway/contract';
import type { TaskType } from '@fairway/contract/promotions/tasks.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';

export type NewTask = OutputOf<Schemas['getNewTask']>;

/** The tasks with the caller's states; a visitor has an answer of its own. */
export function useNewTask(no: number, isWanted: boolean) {
  const memberId = useSession(({ session }) => session?.memberId);
  return useQuery({
    queryKey: ['getNewTask', { no, memberId, language: language() }],
    queryFn: ({ signal }) => api.getNewTask({ no }, { signal }),
    enabled: isWanted,
    refetchInterval: 60_000,
  });
}

/** Claims a task's reward; once however often it is sent. */
export function useTaskClaim(no: number, taskType: TaskType, index: number) {
  const claiming = useOperationId(`claimNewTask.${no}.${taskType}.${index}`);
  return () => claiming.run((operationId) => api.claimNewTask({ no, taskType, index }, { operationId }));
}

/** Signs the package for today; once however often it is sent. */
export function usePackageSign(no: number) {
  const signing = useOperationId(`signNewTaskPackage.${no}`);
  return () => signing.run((operationId) => api.signNewTaskPackage({ no }, { operationId }));
}
