/** Components are imported by path (`@fairway/ui/components/button/button.tsx`), so that a page carries only what it shows. */
export type { IconProps } from './icons/icon.tsx';
