import { useFloatWindows } from '../api/use-home-content.ts';
import { FloatWindow } from './float-window.tsx';

/** The float window of the home page, as soon as there is one; a new list starts over. */
export function HomeFloatWindow() {
  const shown = useFloatWindows().data;
  if (!shown || shown.list.length === 0) return null;
  return <FloatWindow key={JSON.stringify(shown)} shown={shown} />;
}
