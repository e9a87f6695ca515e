import type { Brand, PartnerSettings } from '@sigorta/contracts/partner';
import { arrangementNamed, sectionsNamed } from '@sigorta/contracts/partner-settings/home-words';

/**
 * How a partner's home is built; nothing where it is as ours, as it is for who never set any of it.
 * @param isSold whether the brand sells the product of an id
 */
export const homeOf = (
  { anaSayfa_duzen, anaSayfa_urun, anaSayfa_bolumler }: PartnerSettings,
  isSold: (id: string) => boolean,
): Pick<Brand, 'home'> => {
  const arrangement = arrangementNamed(anaSayfa_duzen) ?? 'bazaar';
  const sections = sectionsNamed(anaSayfa_bolumler);
  if (arrangement === 'bazaar' && sections === null) return {};
  const named = (anaSayfa_urun ?? '').trim();
  const product = arrangement === 'product' && isSold(named) ? named : null;
  return { home: { arrangement, product, sections } };
};
