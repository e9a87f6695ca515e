import type { customerFind } from '@sigorta/contracts/panel/customers';
import type { Handler } from '../../operations/handler.ts';
import { phoneOf } from '../../operations/phone-of.ts';
import { keysOfIdentity } from '../../sensitive/person-keys.ts';
import { bookOf, staffOf } from '../../staff/staff-of.ts';
import { namesFor } from '../parts/names.ts';
import { cardsOf } from './cards.ts';
import { linesOfIdentity, linesOfPhone, mostLines } from './lines.ts';

/**
 * Everything of a phone, or of an identity through what it was asked and bought with. Rows are the only memory of a
 * customer: there is no table of persons.
 */
export const findCustomer: Handler<typeof customerFind> = async (context, request, call) => {
  const book = bookOf(staffOf(call));
  const lines =
    request.by === 'phone'
      ? await linesOfPhone(context, phoneOf(request.value, 'value'), book)
      : await linesOfIdentity(context, keysOfIdentity(context.dataKeys, request.value), book);
  const names = await namesFor(context, call.language);
  return {
    cards: await cardsOf(context, lines, names),
    more: [lines.quotes, lines.orders, lines.applications].some((rows) => rows.length >= mostLines),
  };
};
