import { defineEndpoints } from '../endpoint.ts';

/** What is announced: matches with their rooms and broadcasts of anchors, by day. */
export const liveScheduleEndpoints = defineEndpoints({
  listLiveSchedule: {
    method: 'POST',
    path: '/api/live/v1/listSchedule',
    caller: 'visitor',
    errors: [],
    summary: 'Matches and announced broadcasts of a day of the site’s zone, the earliest first',
  },
  getLiveScheduleEntry: {
    method: 'POST',
    path: '/api/live/v1/getScheduleEntry',
    caller: 'visitor',
    errors: ['scheduleEntryNotFound'],
    summary: 'One entry of the schedule with its room',
  },
  remindOfBroadcast: {
    method: 'POST',
    path: '/api/live/v1/remindOfBroadcast',
    caller: 'member',
    errors: ['scheduleEntryNotFound', 'scheduleEntryStarted'],
    summary: 'Has the member reminded ten minutes before; asking again changes nothing',
  },
  forgetReminder: {
    method: 'POST',
    path: '/api/live/v1/forgetReminder',
    caller: 'member',
    errors: ['scheduleEntryNotFound'],
    summary: 'Takes the reminder back; where there is none nothing changes',
  },
  announceBroadcast: {
    method: 'POST',
    path: '/api/live/v1/announceBroadcast',
    caller: 'member',
    errors: ['anchorNotApproved', 'scheduleTimeWrong', 'scheduleTimeTaken'],
    summary: 'Announces an own broadcast, from ten minutes to 30 days ahead',
  },
  cancelAnnouncement: {
    method: 'POST',
    path: '/api/live/v1/cancelAnnouncement',
    caller: 'member',
    errors: ['scheduleEntryNotFound', 'scheduleEntryStarted'],
    summary: 'Takes an own announcement back; those who follow or asked see it cancelled',
  },
});
