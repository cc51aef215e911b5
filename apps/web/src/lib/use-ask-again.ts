import { useQueryClient } from '@tanstack/react-query';

/** Asks these calls again, with whatever input they were asked: for what an act or a piece of news has changed. */
export function useAskAgain(...calls: readonly string[]): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of calls) void client.invalidateQueries({ queryKey: [call] });
  };
}
