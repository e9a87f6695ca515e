export const myPoliciesPath = '/policelerim';
