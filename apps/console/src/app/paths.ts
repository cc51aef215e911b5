/** Every address of the console, once. */
export const paths = {
  home: '/',
  login: '/login',
} as const;
