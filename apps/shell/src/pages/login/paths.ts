export const loginPath = '/giris';
export const myPoliciesPath = '/policelerim';
