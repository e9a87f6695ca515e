import type { Samples } from '@sigorta/product-kit/product';
import { oldPhone, phoneRefusals, validPhone } from '../_family/samples.ts';

export const samples: Samples = { valid: validPhone, declined: oldPhone, invalid: phoneRefusals };
