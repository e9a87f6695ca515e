import type { panelPaymentRequestLink } from '@sigorta/contracts/panel/payment-requests';
import { fillPlaces } from '@sigorta/i18n/message';
import { isWanted } from '../../buyers/contacts/switches.ts';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { addressForPartner } from '../../partners/partner-origin.ts';
import { pathOfRequest } from '../../payments/requests/link.ts';
import { paymentMailTexts } from '../../payments/requests/mail-texts.ts';
import { contactOf, tokenOf } from '../../payments/requests/opened-request.ts';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { openOne } from './open-one.ts';

export const readLink: Handler<typeof panelPaymentRequestLink> = async (context, { id }, call) => {
  const request = await openOne(context, id, staffOf(call));
  const { phone } = contactOf(context, request);
  const link = await addressForPartner(
    context,
    request.partner_id,
    pathOfRequest(request.language, tokenOf(context, request)),
  );
  const brand = await brandOfPartner(context, request.partner_id);
  const words = fillPlaces(
    paymentMailTexts[request.language].link.sms,
    { brand: brand.name, url: link },
    request.language,
  );
  const isReached = await isWanted(context, 'message', { partnerId: request.partner_id, phone });
  return {
    link,
    whatsapp: `https://wa.me/${(isReached && phone?.slice(1)) || ''}?text=${encodeURIComponent(words)}`,
  };
};
