import type { savedQuote } from '@sigorta/contracts/operations/saved-quote';
import type { Handler } from '../../platform/handler.ts';
import { findSaved } from './saved-link.ts';
import { viewOf } from './saved-view.ts';

export const readSaved: Handler<typeof savedQuote> = async (context, { token }, call) =>
  viewOf(context, await findSaved(context, token, call.partner.id), call);
