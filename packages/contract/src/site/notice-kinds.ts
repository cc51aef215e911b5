export const noticeKinds = ['site', 'payment', 'venue', 'promotion'] as const;
