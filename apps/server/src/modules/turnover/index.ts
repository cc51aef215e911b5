export { countTurnover } from './count-turnover.ts';
export { crossBuckets } from './cross-buckets.ts';
export { cancelBucket, openBucket, reinstateBucket } from './open-bucket.ts';
export { hundredths, hundredthsText, percentDown, percentUp } from './percent.ts';
export { chargedFor, outstandingElsewhere, outstandingOf } from './turnover-store.ts';
export { turnoverTerms, type TurnoverTerms } from './turnover-terms.ts';
