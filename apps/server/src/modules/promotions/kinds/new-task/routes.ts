import { newTaskEndpoints } from '@fairway/contract/promotions/new-task/endpoints.ts';
import { newTaskSchemas } from '@fairway/contract/promotions/new-task/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { claimNewTask } from './claim-new-task.ts';
import { getNewTask } from './get-new-task.ts';
import { signNewTaskPackage } from './sign-new-task-package.ts';

/** Tasks of new members. */
export const newTaskRoutes = defineRoutes(newTaskEndpoints, newTaskSchemas, {
  getNewTask,
  claimNewTask,
  signNewTaskPackage,
});
