import type { Samples } from '@sigorta/product-kit/product';
import { answers } from '@sigorta/product-kit/samples/owner';
import { addDays } from '@sigorta/validators/iso-date';
import { oldPhone, phoneRefusals, validPhone } from '../_family/samples.ts';

export const samples: Samples = {
  valid: validPhone,
  declined: oldPhone,
  invalid: phoneRefusals,
  details: {
    valid: ({ today }) => ({
      serialNo: 'R5CX30ABCDE',
      purchaseDate: addDays(today, -20),
      invoiceName: 'own',
      imeiConfirmed: true,
    }),
    invalid: [
      {
        why: 'no serial number',
        change: answers({ serialNo: '' }),
        field: 'serialNo',
        message: 'field.serialNo.error',
      },
      {
        why: 'no date of purchase',
        change: answers({ purchaseDate: '' }),
        field: 'purchaseDate',
        message: 'field.purchaseDate.error',
      },
      {
        why: 'bought four years ago',
        change: (details, { today }) => ({ ...details, purchaseDate: addDays(today, -4 * 365) }),
        field: 'purchaseDate',
        message: 'field.purchaseDate.error.past',
      },
      {
        why: 'bought tomorrow',
        change: (details, { today }) => ({ ...details, purchaseDate: addDays(today, 1) }),
        field: 'purchaseDate',
        message: 'field.purchaseDate.error.tooLate',
      },
      {
        why: 'nobody named for the invoice',
        change: answers({ invoiceName: '' }),
        field: 'invoiceName',
        message: 'field.invoiceName.error',
      },
      {
        why: 'the IMEI not compared',
        change: answers({ imeiConfirmed: false }),
        field: 'imeiConfirmed',
        message: 'field.imeiConfirmed.error',
      },
    ],
  },
};
