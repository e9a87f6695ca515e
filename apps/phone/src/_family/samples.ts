import type { Samples } from '@sigorta/product-kit/product';
import { answers, contact, owner, ownerRefusals } from '@sigorta/product-kit/samples/owner';

/* the IMEI is a made-up test vector, see packages/validators/src/vectors */

/** Galaxy S24 with 128 GB, new, and its owner. */
const newPhone = {
  brand: '2',
  model: '135',
  imei: '490154203237518',
  isNewDevice: true,
  insured: [owner],
  ...contact,
};

export const validPhone: Samples['valid'] = () => newPhone;

/** A used iPhone 11: too old for some. */
export const oldPhone: Samples['valid'] = () => ({ ...newPhone, brand: '1', model: '1', isNewDevice: false });

export const phoneRefusals: Samples['invalid'] = [
  { why: 'no brand', change: answers({ brand: '' }), field: 'brand', message: 'field.brand.error' },
  { why: 'no model', change: answers({ model: '' }), field: 'model', message: 'field.model.error' },
  {
    why: 'a model of another brand',
    change: answers({ model: '44' }),
    field: 'model',
    message: 'field.model.error',
  },
  { why: 'no IMEI', change: answers({ imei: '' }), field: 'imei', message: 'field.imei.error' },
  {
    why: 'an IMEI with a wrong check digit',
    change: answers({ imei: '490154203237519' }),
    field: 'imei',
    message: 'field.imei.error',
  },
  {
    why: 'something else than yes or no for a new device',
    change: answers({ isNewDevice: 'maybe' }),
    field: 'isNewDevice',
    message: 'field.isNewDevice.error',
  },
  ...ownerRefusals,
];
