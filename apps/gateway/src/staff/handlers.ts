import type { Handlers } from '../platform/handler.ts';
import { staffMe } from './me.ts';
import { signInHandlers } from './sign-in/handlers.ts';
import { staffSignOut } from './sign-out.ts';

export const staffHandlers = {
  ...signInHandlers,
  staffMe,
  staffSignOut,
} satisfies Partial<Handlers>;
