import type { Boot } from '@sigorta/contracts/boot';
import { sendApplication } from '@sigorta/gateway-client/send-application';
import type { Application } from '@sigorta/product-kit/field';
import type { ConsentUse, Product } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { consentProofs } from '../consents/consent-proofs.ts';
import { gatewayOf } from '../load/gateway-of.ts';

interface Wish {
  boot: Boot;
  product: Product;
  /** checked and tidied */
  application: Application;
  consents: readonly ConsentUse[];
}

/**
 * Leaves a whole form for staff (spec §7, `vue/basvuru-yap`); gives the application's number.
 * @throws GatewayError
 */
export async function sendRequest({ boot, product, application, consents }: Wish): Promise<string> {
  const { data } = await sendApplication(gatewayOf(boot), {
    adSoyad: `${application.firstName} ${application.lastName}`,
    telefon: String(application.phone),
    urun: product.id,
    dil: boot.language,
    basvuru: toWire(product, application),
    onaylar: consentProofs(consents, boot.language),
  });
  return data.basvuruNo;
}
