import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Answers the check that calls demand. */
export function usePassRobotCheck() {
  return useMutation({
    mutationFn: (input: Parameters<typeof api.passRobotCheck>[0]) => api.passRobotCheck(input),
  });
}
