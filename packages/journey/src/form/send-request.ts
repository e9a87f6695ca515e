import { basvuruYap } from '@sigorta/contracts/operations/basvuru-yap';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { Application } from '@sigorta/product-kit/field';
import type { ConsentUse, Product } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { consentProofs } from '../consents/consent-proofs.ts';

interface Wish {
  gateway: Gateway;
  product: Product;
  /** whose declaration `product` is */
  release: string | undefined;
  /** checked and tidied */
  application: Application;
  consents: readonly ConsentUse[];
}

/**
 * Leaves a whole form for staff (spec §7, `vue/basvuru-yap`); gives the application's number.
 * @throws GatewayError
 */
export async function sendRequest({
  gateway,
  product,
  release,
  application,
  consents,
}: Wish): Promise<string> {
  const { data } = await gateway.call(basvuruYap, {
    adSoyad: `${application.firstName} ${application.lastName}`,
    telefon: String(application.phone),
    urun: product.id,
    dil: gateway.language,
    basvuru: toWire(product, application),
    onaylar: consentProofs(consents, gateway.language),
    ...(release !== undefined && { surum: release }),
  });
  return data.basvuruNo;
}
