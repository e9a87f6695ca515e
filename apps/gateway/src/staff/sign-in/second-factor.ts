import type { staffSecondFactor } from '@sigorta/contracts/panel/sign-in';
import type { Handler } from '../../platform/handler.ts';
import { isFactor } from './check-factor.ts';
import { passFactor } from './pass-factor.ts';

/** @throws Refusal `code-wrong`, `code-expired`, `too-many-requests` */
export const secondFactor: Handler<typeof staffSecondFactor> = (context, { challenge, code }, call) =>
  passFactor(context, call, challenge, {
    isRight: (person) => isFactor(context, person, code),
    refusal: 'code-wrong',
  });
