/** What a friend has done since registering with the code; amounts are fen. */
export interface InvitedFriend {
  readonly hasPhone: boolean;
  readonly deposited: bigint;
  readonly played: bigint;
  readonly daysRegistered: number;
}

const leastDeposit = 100_00n;
const leastPlay = 100_00n;
const leastDays = 7;

/** What is missing before a friend counts for a prize; none for one who qualifies. One level only: friends of friends are not asked. */
export function missingOfFriend(friend: InvitedFriend): ('phone' | 'deposit' | 'play' | 'days')[] {
  return [
    ...(friend.hasPhone ? [] : (['phone'] as const)),
    ...(friend.deposited >= leastDeposit ? [] : (['deposit'] as const)),
    ...(friend.played >= leastPlay ? [] : (['play'] as const)),
    ...(friend.daysRegistered >= leastDays ? [] : (['days'] as const)),
  ];
}

/** A friend who counts for a prize of the one who invited. */
export function isQualified(friend: InvitedFriend): boolean {
  return missingOfFriend(friend).length === 0;
}
