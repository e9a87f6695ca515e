import { expect, test } from 'vitest';
import { sealedColumns } from './sealed-columns.ts';

test('every column that holds sealed values is judged: of a record, or named here with why it is not', () => {
  const others: Record<string, string> = {
    'corrected_address.address': 'of a purchase',
    'data_request.phone': 'proves that a request was answered',
    'document.bytes': 'of a purchase',
    'document.object_key': 'of a purchase',
    'kept_answer.answer': 'for a day',
    'login.phone': 'for three hours',
    'payment_request.token': 'a random one',
    'picture.object_key': 'of a partner',
    'policy.details': 'of a purchase',
    'quote_mail.address': 'until it was sent',
    'record_key.wrapped': 'a key itself',
    'saved_quote.token': 'a random one',
    'sms_challenge.phone': 'for minutes',
    'staff.totp_secret': 'of staff',
    'staff_challenge.secret': 'of staff',
  };
  const ofRecord = [
    'application.answers',
    'application.email',
    'application.full_name',
    'application.phone',
    'payment_request.contact',
    'purchase_order.application',
    'purchase_order.billing',
    'purchase_order.buyer_name',
    'purchase_order.phone',
    'quote.application',
    'quote.phone',
  ];
  const all = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(all.toSorted()).toEqual([...ofRecord, ...Object.keys(others)].toSorted());
});
