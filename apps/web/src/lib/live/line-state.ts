import { create } from 'zustand';

/** Whether the page's line for live news is up. A screen that lives by its news asks by itself while it is not. */
export const useLineState = create<{ isOpen: boolean }>(() => ({ isOpen: false }));
