/** Where a sign-in leads: the page that was asked for, if it is one of the panel, else the overview. */
export const returnPath = (search: string): string => {
  const wanted = new URLSearchParams(search).get('donus') ?? '';
  const isOurs = /^\/panel\/[a-z0-9/_?&=%.+*-]*$/i.test(wanted) && !wanted.startsWith('/panel/giris');
  return isOurs && !wanted.includes('//') && !wanted.includes('..') ? wanted : '/panel/dashboard';
};
