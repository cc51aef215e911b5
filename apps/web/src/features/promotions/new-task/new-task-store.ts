import { create } from 'zustand';
import type { NewTask } from '../api/use-new-task.ts';
import {
  defaultTaskState,
  withConfig,
  withMark,
  withStatus,
  type MarkedAward,
  type NewTaskState,
  type TaskKey,
} from './new-task-state.ts';

interface NewTaskStore extends NewTaskState {
  readonly setConfig: (config: NewTask) => void;
  readonly setNewer: (isNew: boolean) => void;
  readonly setPackageStatus: (packageStatus: number) => void;
  readonly setStatus: (key: TaskKey, status: number, index?: number) => void;
  readonly mark: (award: MarkedAward) => void;
  readonly clear: () => void;
}

/** What the page shows: the server's answer, and what a claim has changed of it before the next one. */
export const useNewTaskStore = create<NewTaskStore>((set) => ({
  ...defaultTaskState,
  setConfig: (config) => set((state) => withConfig(state, config)),
  setNewer: (isNew) => set({ isNew }),
  setPackageStatus: (packageStatus) => set({ packageStatus }),
  setStatus: (key, status, index) => set((state) => withStatus(state, key, status, index)),
  mark: (award) => set((state) => withMark(state, award)),
  clear: () => set(defaultTaskState),
}));
