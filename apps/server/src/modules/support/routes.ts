import { supportEndpoints } from '@fairway/contract/support/endpoints.ts';
import { supportOperatorEndpoints } from '@fairway/contract/support/operator-endpoints.ts';
import { supportOperatorSchemas } from '@fairway/contract/support/operator-schemas.ts';
import { supportSchemas } from '@fairway/contract/support/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getFeedbackPicture, getMemberPicture } from './feedback/get-feedback-picture.ts';
import { listDictionaries } from './feedback/list-dictionaries.ts';
import { listFeedback } from './feedback/list-feedback.ts';
import { uploadFeedbackPicture } from './feedback/upload-feedback-picture.ts';
import { webFeedback } from './feedback/web-feedback.ts';
import { listFeedbackQueue } from './queue/list-feedback-queue.ts';
import { replyFeedback } from './queue/reply-feedback.ts';
import { checkDesire, desire } from './wishes/desire.ts';

/** Every member call and its operation, one row each. */
export const supportRoutes = defineRoutes(supportEndpoints, supportSchemas, {
  webFeedback,
  uploadFeedbackPicture,
  listFeedback,
  getFeedbackPicture,
  checkDesire,
  desire,
  listDictionaries,
});

/** The operators' side of it. */
export const supportOperatorRoutes = defineRoutes(supportOperatorEndpoints, supportOperatorSchemas, {
  listFeedbackQueue,
  getMemberPicture,
  replyFeedback,
});
