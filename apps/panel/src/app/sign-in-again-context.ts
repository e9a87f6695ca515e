import { createContext, useContext } from 'react';

/** Asks for a new sign-in; true once the same person is back, false when they closed the question. */
export type Ask = () => Promise<boolean>;

export const SignInAgain = createContext<Ask | null>(null);

/** Null before anybody was signed in: then the page itself leads to the sign-in. */
export const useSignInAgain = (): Ask | null => useContext(SignInAgain);
