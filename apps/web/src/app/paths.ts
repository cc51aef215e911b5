/** Every address of the site, once. A route that is not here does not exist. */
export const paths = {
  root: '/',
  home: '/app/home',
  login: '/app/login',
  register: '/app/register',
  notFound: '/404',
} as const;
