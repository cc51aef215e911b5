/** Between two reminders of one part. */
export const reminderSeconds = 120;

/** A payer who said that he has paid may appeal after so long without an answer. */
export const appealAfterSeconds = 300;

/** Hours until an escalated appeal that is still undecided raises its alarm again. */
export const escalationHours = 4;

/** Seconds after a part's deadline at which its job is taken for lost and set again. */
export const lostStageSeconds = 15 * 60;

/** Parts not paid in time within 24 hours after which a member gets no further payee that day. */
export const missesADay = 3;

/** Seconds between the looks for a payee; together the wait that the rule bounds. */
export const payeeDelays = [2, 3, 5, 10, 15, 20, 25, 40] as const;

/** How long the hold on what is still to be matched may last at most. */
export const holdSeconds = 4 * 86_400;
