/** In an address, instead of a number: a campaign that is not saved yet. */
export const newCampaign = 'new';
