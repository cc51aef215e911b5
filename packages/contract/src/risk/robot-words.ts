/**
 * What the address of the check page says (`/robot-check/{verifyType}/{afsType}/{anjiType}`): which check is shown. The
 * two providers stand at 0 while none of theirs is set up; `verifyType` is then one of our own.
 */
export interface RobotCheckTypes {
  verifyType: number;
  afsType: number;
  anjiType: number;
}

/** Our own checks by `verifyType`; any other number is read as the picture. */
export const robotVerifyTypes = { picture: 1, question: 2 } as const;
