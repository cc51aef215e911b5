import { defineEndpoints } from '../endpoint.ts';
import { feedbackWire } from './wire.ts';
import { pictureBytes } from '../limits/pictures.ts';

/** What members write to the site, and what it answers. */
export const supportEndpoints = defineEndpoints({
  webFeedback: {
    method: 'POST',
    path: '/member/v1/web_feedback',
    caller: 'member',
    wire: { input: feedbackWire, output: feedbackWire },
    limits: [
      { per: 'member', count: 10, seconds: 600 },
      { per: 'member', count: 30, seconds: 86_400 },
    ],
    errors: ['pictureNotFound'],
    summary: 'Hands in a feedback with its pictures, each uploaded before; it is in the own list at once',
  },
  uploadFeedbackPicture: {
    method: 'POST',
    path: '/member/v1/feedback/upload',
    caller: 'member',
    wire: { output: { picture: { name: 'img_address' } } },
    takesFile: true,
    bodyLimit: pictureBytes,
    limits: [{ per: 'member', count: 20, seconds: 600 }],
    errors: ['bodyTooLarge', 'pictureKindWrong', 'pictureTooLarge', 'pictureTooSmall'],
    summary: 'Takes a picture for a feedback, re-encoded; unused it is forgotten after a day',
  },
  listFeedback: {
    method: 'POST',
    path: '/api/support/v1/listFeedback',
    caller: 'member',
    wire: { output: { feedback: { fields: feedbackWire } } },
    errors: [],
    summary: 'Own feedback and wishes with their replies, newest first, 20 a page',
  },
  getFeedbackPicture: {
    method: 'GET',
    path: '/api/support/v1/feedback/picture/{name}',
    caller: 'member',
    givesFile: true,
    limits: [{ per: 'member', count: 240, seconds: 60 }],
    errors: ['pictureNotFound'],
    summary: 'A picture of an own feedback, as WebP; another member’s is not found',
  },
  checkDesire: {
    method: 'POST',
    path: '/member/v1/check_desire',
    caller: 'member',
    errors: [],
    summary: 'Whether the member may make a wish now, and if not from when on',
  },
  desire: {
    method: 'POST',
    path: '/member/v2/desire',
    caller: 'member',
    wire: { output: feedbackWire },
    limits: [{ per: 'member', count: 10, seconds: 600 }],
    errors: ['wishTooSoon'],
    summary: 'Makes a wish, one in seven days; it is in the list of feedback',
  },
  listDictionaries: {
    method: 'POST',
    path: '/api/support/v1/listDictionaries',
    caller: 'member',
    errors: [],
    summary: 'The entries of the member centre’s selects in the caller’s language',
  },
});
