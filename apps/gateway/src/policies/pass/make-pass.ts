import { livingPath } from '@sigorta/contracts/living-policy';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { solvePalette } from '@sigorta/ui-kit/palette/palette';
import { PKPass } from 'passkit-generator';
import type { MarkedBrand } from '../../partners/brand-of-partner.ts';
import { drawIcon } from '../living/living-icon.ts';
import type { LivingPolicy } from '../living/read-living.ts';
import { verifyUrl } from '../verify/verify-link.ts';
import { passFields } from './pass-fields.ts';
import type { PassSigner } from './pass-signer.ts';

export const passMediaType = 'application/vnd.apple.pkpass';

/** Edges of the icon and the mark, in points; phones draw two or three pixels on each. */
const edges = { icon: 29, logo: 50 } as const;

/** Wallet reads colours as `rgb(…)`. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Light, as paper is: a dark pass would need a mark drawn for the dark. */
function coloursOf({ colour }: MarkedBrand) {
  const roles = solvePalette(colour);
  const of = (name: string, standard: string) => rgb(roles[name] ?? standard);
  return {
    backgroundColor: of('--n-0', '#ffffff'),
    foregroundColor: of('--n-900', '#000000'),
    labelColor: of('--n-600', '#000000'),
  };
}

async function pictures({ mark }: MarkedBrand): Promise<Record<string, Buffer>> {
  const all = Object.entries(edges).flatMap(([name, edge]) =>
    [1, 2, 3].map(async (scale) => {
      const file = scale === 1 ? `${name}.png` : `${name}@${scale}x.png`;
      return [file, await drawIcon(mark, edge * scale)] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(all));
}

interface PassParts {
  signer: PassSigner;
  brand: MarkedBrand;
  language: Language;
  /** origin of the site */
  publicUrl: string;
}

/** A policy as a pass for Apple Wallet. One number for each policy: a second one changes the first and adds none. */
export async function makePass(
  policy: LivingPolicy & { fingerprint: string },
  { signer, brand, language, publicUrl }: PassParts,
): Promise<Buffer> {
  const links = {
    page: `${publicUrl}${withLanguage(livingPath(policy.purchaseId), language)}`,
    verify: verifyUrl(publicUrl, policy.policyNumber, policy.fingerprint),
  };
  const pass = new PKPass(
    await pictures(brand),
    { signerCert: signer.certificate, signerKey: signer.key, wwdr: signer.authority },
    {
      passTypeIdentifier: signer.passType,
      teamIdentifier: signer.team,
      serialNumber: policy.purchaseId,
      organizationName: brand.name,
      logoText: brand.name,
      description: policy.product.product.card.name[language],
      ...coloursOf(brand),
    },
  );
  pass.type = 'generic';
  const { primary, secondary, auxiliary, back } = passFields(policy, language, links);
  pass.primaryFields.push(...primary);
  pass.secondaryFields.push(...secondary);
  pass.auxiliaryFields.push(...auxiliary);
  pass.backFields.push(...back);
  pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: links.verify, messageEncoding: 'iso-8859-1' });
  pass.setExpirationDate(policy.endsAt);
  return pass.getAsBuffer();
}
