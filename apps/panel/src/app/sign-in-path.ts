export const signInPath = '/panel/giris';
