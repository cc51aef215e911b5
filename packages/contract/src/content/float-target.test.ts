import { describe, expect, it } from 'vitest';
import { floatTarget } from './float-target.ts';

const item = { jumpType: 1, linkType: 1, webLink: '', activityType: '', activityId: '' };

describe('where a float window leads', () => {
  it('opens an outer link, a page of ours, or the page of an activity [FLOAT-007]', () => {
    expect(floatTarget({ ...item, linkType: 2, webLink: 'https://partner.example/cup' })).toEqual({
      to: 'outside',
      url: 'https://partner.example/cup',
    });
    expect(floatTarget({ ...item, webLink: '/app/sport' })).toEqual({ to: 'page', path: '/app/sport' });
    expect(floatTarget({ ...item, jumpType: 2, activityType: 'redPackRain', activityId: '7' })).toEqual({
      to: 'page',
      path: '/app/redPackRain/7',
    });
  });

  it.each([
    { ...item, jumpType: 0, webLink: '/app/sport' },
    { ...item, linkType: 2, webLink: 'javascript:alert(1)' },
    { ...item, linkType: 1, webLink: '//elsewhere.example' },
    { ...item, jumpType: 2, activityType: 'unknown', activityId: '7' },
    { ...item, jumpType: 2, activityType: 'redPackRain', activityId: '' },
  ])('has no target when the fields do not fit: %o', (jump) => {
    expect(floatTarget(jump)).toBeUndefined();
  });
});
