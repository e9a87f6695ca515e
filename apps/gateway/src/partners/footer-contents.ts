import {
  longest,
  mostEntries,
  type Office,
  type SocialLink,
  type SocialNetwork,
  socialNetworks,
  type TrustBadge,
} from '@sigorta/contracts/brand-contents';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { httpsLink } from '@sigorta/validators/https-link';
import { coordinates, ownPicture, phone } from '@sigorta/validators/setting-shapes';
import { recordsOf } from './json-setting.ts';
import { line, matching } from './plain-text.ts';

const hostsOf: Record<SocialNetwork, string[]> = {
  facebook: ['facebook.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com'],
  youtube: ['youtube.com'],
};

/** the register answers under both names of the ministry */
const registerHosts = ['ticaret.gov.tr', 'eticaret.gov.tr'];

/** Pages of the partner on the networks we know, without query: nobody is tracked by a link of ours. */
export const socialOf = (settings: PartnerSettings): SocialLink[] =>
  socialNetworks.flatMap((network) => {
    const url = httpsLink(settings[`footer_${network}`], hostsOf[network]);
    return url && url.pathname !== '/' ? [{ network, href: `${url.origin}${url.pathname}` }] : [];
  });

/** Only with a page in the register itself: a mark that leads nowhere proves nothing. */
export const trustBadgeOf = (settings: PartnerSettings): TrustBadge | null => {
  const url = httpsLink(settings.footer_etbis, registerHosts);
  return url && { href: url.href, imageUrl: matching(settings.footer_etbisResim, ownPicture) };
};

export const officesOf = (settings: PartnerSettings): Office[] =>
  recordsOf(settings.ofisler, mostEntries.ofisler).flatMap(({ ad, adres, telefon, harita }) => {
    const name = line(ad, longest.name);
    const office = {
      address: line(adres, longest.address),
      phone: matching(telefon, phone),
      map: matching(harita, coordinates),
    };
    return name && (office.address || office.phone) ? [{ name, ...office }] : [];
  });
