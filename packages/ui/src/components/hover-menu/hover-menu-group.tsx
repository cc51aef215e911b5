import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';

interface GroupState {
  open: string | null;
  /** Opens after a moment of hovering; at once when a neighbour is open already. */
  approach: (id: string) => void;
  /** Closes after a moment, unless the pointer returns. */
  leave: () => void;
  /** At once: by key, focus or choice. */
  set: (id: string | null) => void;
}

const Group = createContext<GroupState | null>(null);

const openAfter = 120;
const closeAfter = 220;

/** Wraps the hover menus of one bar: one is open at a time, and moving along the bar changes it without delay. */
export function HoverMenuGroup({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (id: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), delay);
  };
  const state: GroupState = {
    open,
    approach: (id) => later(id, open === null ? openAfter : 0),
    leave: () => later(null, closeAfter),
    set: (id) => {
      clearTimeout(timer.current);
      setOpen(id);
    },
  };
  return <Group value={state}>{children}</Group>;
}

/** The state of the bar around it. */
export function useHoverMenuGroup(): GroupState {
  const group = use(Group);
  if (group === null) throw new Error('HoverMenu is not inside a HoverMenuGroup');
  return group;
}
