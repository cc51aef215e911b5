import { defineEndpoints } from '../endpoint.ts';
import { feedbackWire } from './wire.ts';

/** Members' feedback in the console. */
export const supportOperatorEndpoints = defineEndpoints({
  listFeedbackQueue: {
    method: 'POST',
    path: '/api/support/v1/operator/listFeedbackQueue',
    caller: 'operator',
    permission: 'feedback.read',
    wire: { output: { feedback: { fields: feedbackWire } } },
    errors: [],
    summary:
      'Feedback and wishes: those that wait oldest first, those answered newest first, narrowed by category and type',
  },
  getMemberPicture: {
    method: 'POST',
    path: '/api/support/v1/operator/getMemberPicture',
    caller: 'operator',
    permission: 'feedback.read',
    givesFile: true,
    errors: ['pictureNotFound'],
    summary: 'A picture of a feedback, as WebP',
  },
  replyFeedback: {
    method: 'POST',
    path: '/api/support/v1/operator/replyFeedback',
    caller: 'operator',
    permission: 'feedback.reply',
    wire: { output: feedbackWire },
    errors: ['feedbackNotFound', 'feedbackAnswered'],
    summary: 'Answers a feedback, once; the member finds the reply in the list and a message beside it',
  },
});
