import { useEffect, useState } from 'react';

/** A typed text once the hand has rested for a moment; emptied at once. */
export function useSettled(text: string, restMs = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return settled;
}
