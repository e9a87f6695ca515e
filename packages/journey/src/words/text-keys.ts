import type { CommonTexts } from '@sigorta/i18n/texts/load';
import type { TextKey } from '@sigorta/i18n/texts/text-key';
import type { LegalTextKey } from '@sigorta/legal/texts/load';
import type { ProductText, ScenarioText } from '@sigorta/product-kit/product-texts';
import type { tr as adjust } from '../texts/adjust/tr.ts';
import type { tr as beside } from '../texts/beside/tr.ts';
import type { tr as embed } from '../texts/embed/tr.ts';
import type { tr as finder } from '../texts/finder/tr.ts';
import type { tr as form } from '../texts/form/tr.ts';
import type { tr as offers } from '../texts/offers/tr.ts';
import type { tr as paper } from '../texts/paper/tr.ts';
import type { tr as particulars } from '../texts/particulars/tr.ts';
import type { tr as payment } from '../texts/payment/tr.ts';
import type { tr as policy } from '../texts/policy/tr.ts';
import type { tr as register } from '../texts/register/tr.ts';
import type { tr as saved } from '../texts/saved/tr.ts';
import type { tr as shared } from '../texts/shared/tr.ts';
import type { tr as transfer } from '../texts/transfer/tr.ts';
import type { tr as upload } from '../texts/upload/tr.ts';

/** Keys of the journey's own texts, whichever page loads them. */
export type JourneyText =
  | TextKey<typeof adjust>
  | TextKey<typeof beside>
  | TextKey<typeof embed>
  | TextKey<typeof finder>
  | TextKey<typeof form>
  | TextKey<typeof offers>
  | TextKey<typeof paper>
  | TextKey<typeof particulars>
  | TextKey<typeof payment>
  | TextKey<typeof policy>
  | TextKey<typeof register>
  | TextKey<typeof saved>
  | TextKey<typeof shared>
  | TextKey<typeof transfer>
  | TextKey<typeof upload>
  | LegalTextKey;

/** Keys that a product, the common texts or the journey may have: whoever says it first is heard. */
export type FoundText = ProductText | ScenarioText | TextKey<CommonTexts> | JourneyText;
