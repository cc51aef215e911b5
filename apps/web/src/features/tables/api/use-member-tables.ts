import {
  memberTableCodes,
  memberTableGames,
  type MemberTableCode,
  type MemberTableGame,
} from '@fairway/contract/tables/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const refetchInterval = 10_000;

/** The house's tables between members, each with how many seats are taken. */
export function useMemberTables() {
  return useQuery({
    queryKey: ['listTables', {}],
    queryFn: ({ signal }) => api.listTables({}, { signal }),
    staleTime: 0,
    refetchInterval,
  });
}

export function memberTableOf(code: string): MemberTableCode | undefined {
  return memberTableCodes.find((one) => one === code);
}

/** The first letters of a table's code name its game. */
export function gameOf(table: MemberTableCode): MemberTableGame {
  const game = memberTableGames.find((one) => table.startsWith(one));
  if (!game) throw new Error(`${table} has no game`);
  return game;
}
