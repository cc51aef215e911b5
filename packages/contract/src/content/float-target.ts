/**
 * Where a press on a float window leads. The specification names the fields of an item (section 3) and not their
 * values; these are ours: no target, an address by `linkType`, or the page of an activity by `activityType` and
 * `activityId`.
 */
export const floatJumps = { nowhere: 0, link: 1, activity: 2 } as const;
export const floatLinks = { ownPage: 1, outside: 2 } as const;

/** The page of each kind of activity; its id follows. */
export const activityPages: Readonly<Record<string, string>> = {
  preferential: '/app/preferentialActivity/',
  discountDetails: '/app/discountDetails/',
  pureDisplay: '/app/pureDisplay/',
  signGift: '/app/SignGift/',
  drawGift: '/app/drawGift/',
  worldCupGuess: '/app/world-cup-guess/',
  redPackRain: '/app/redPackRain/',
  newTask: '/app/newTask/',
  europeanCup: '/app/european-cup/',
};

/** The fields of an item that decide where it leads. */
export interface FloatJump {
  jumpType: number;
  linkType: number;
  webLink: string;
  activityType: string;
  activityId: string;
}

export type FloatTarget = { to: 'page'; path: string } | { to: 'outside'; url: string };

/** Where a press on this item leads, undefined without a target. What does not fit its type has none. */
export function floatTarget(item: FloatJump): FloatTarget | undefined {
  if (item.jumpType === floatJumps.activity) {
    const page = activityPages[item.activityType];
    return page && item.activityId !== '' ? { to: 'page', path: page + item.activityId } : undefined;
  }
  if (item.jumpType !== floatJumps.link) return undefined;
  if (item.linkType === floatLinks.outside && item.webLink.startsWith('https://'))
    return { to: 'outside', url: item.webLink };
  if (item.linkType === floatLinks.ownPage && /^\/(?![/\\])/.test(item.webLink))
    return { to: 'page', path: item.webLink };
  return undefined;
}
