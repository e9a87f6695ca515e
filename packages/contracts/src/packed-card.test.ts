import { expect, test } from 'vitest';
import type { CatalogueCard } from './catalogue.ts';
import { packCard, unpackCard } from './packed-card.ts';

const card: CatalogueCard = {
  id: 'pet',
  family: 'travel',
  menuGroup: 'travel',
  paths: {
    form: '/pati-sigortasi',
    offers: '/pati-teklifler',
    payment: '/pati-odeme-yap',
    policy: '/pati-police-pdf',
  },
  aliases: [],
  name: 'Pati',
  menu: 'Pati',
  text: 'Dostunuz için.',
  image: 'pet.svg',
  icon: 'pet.svg',
};

test.each<[string, Partial<CatalogueCard>]>([
  ['as it mostly is', {}],
  ['with a menu word of its own', { menu: 'Kedi ve köpek' }],
  ['with another address', { aliases: ['/paw-insurance'] }],
  ['with a picture of another kind', { icon: 'pet.png' }],
  ['in a menu group that is not called like its family', { family: 'pet', menuGroup: 'home' }],
  ['with a form alone', { paths: { form: '/talep' } }],
  [
    'with addresses that follow no rule',
    { paths: { form: '/tss', offers: '/teklifler', payment: '/odeme-yap', policy: '/police-pdf' } },
  ],
  ['of a product that the brand does not sell', { notOffered: true }],
  ['with offers and no more', { paths: { form: '/a', offers: '/a-teklifler' } }],
  [
    'that asks for its price first',
    {
      paths: {
        form: '/a',
        offers: '/a-teklifler',
        particulars: '/a-kisiler',
        payment: '/a-odeme-yap',
        policy: '/a-police-pdf',
      },
    },
  ],
  [
    'with every page',
    { paths: { form: '/a', offers: '/b', payment: '/c', createPolicy: '/d', policy: '/e' } },
  ],
])('a card %s comes back as it went', (_, change) => {
  const whole = { ...card, ...change };
  expect(unpackCard(JSON.parse(JSON.stringify(packCard(whole))))).toEqual(whole);
});

test('what follows from the rest is not carried', () => {
  expect(packCard(card)).toEqual(['pet', 'travel', 'Pati', 'Dostunuz için.', ['/pati-sigortasi', '/pati']]);
});
