import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import { turkeyCode } from '@sigorta/lookups/country-codes';
import type { Insurer } from './directory.ts';

const streets = [
  'Büyükdere Caddesi',
  'Kısıklı Caddesi',
  'Atatürk Bulvarı',
  'Barbaros Bulvarı',
  'Bağdat Caddesi',
];
const towns = [
  'Şişli / İstanbul',
  'Üsküdar / İstanbul',
  'Çankaya / Ankara',
  'Beşiktaş / İstanbul',
  'Kadıköy / İstanbul',
];

const numberOf = ({ id }: Insurer): number =>
  [...id].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 900, 0) + 100;

/** Who the insurer is by law. Invented like the insurers; the licence is a number of no register. */
export function identityOf(insurer: Insurer): PolicyTerms['insurer'] {
  const number = numberOf(insurer);
  const at = number % streets.length;
  return {
    legalName: `${insurer.name} A.Ş.`,
    address: `Örnek Mahallesi, ${streets[at]} No: ${number}, ${towns[at]}`,
    licence: `SEDDK 0000/${number}`,
  };
}

/**
 * Whom to call, the line for everywhere first; those abroad for what is insured abroad. Abroad they are numbers that the countries keep for films and examples: nobody
 * answers there.
 */
export function claimsLinesOf(insurer: Insurer, territory: readonly string[]): PolicyTerms['claims'] {
  const end = String(numberOf(insurer));
  const everywhere = { country: null, phone: `+90 212 000 0${end[0]} ${end.slice(1)}` };
  if (territory.every((code) => code === String(turkeyCode))) return [everywhere];
  return [
    everywhere,
    { country: '276', phone: `+49 30 23125 ${end}` },
    { country: '250', phone: `+33 1 99 00 0${end[0]} ${end.slice(1)}` },
    { country: '826', phone: `+44 20 7946 0${end}` },
  ];
}
