import { soccerIssuesJob } from '../soccer-lottery/soccer-issues.job.ts';
import { survivalRoundsJob } from '../surviving/survival-rounds.job.ts';

/** The jobs of the kinds that play rounds of matches. */
export const roundJobs = [soccerIssuesJob, survivalRoundsJob];
