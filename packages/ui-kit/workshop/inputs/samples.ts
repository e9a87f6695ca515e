/** Lists with the letters that searching must fold. */
const names = [
  'Almanya',
  'Avusturya',
  'Bosna-Hersek',
  'Çin',
  'Fas',
  'Güney Afrika',
  'Irak',
  'İspanya',
  'İsviçre',
  'İtalya',
  'Japonya',
  'Portekiz',
  'Türkiye',
  'Yunanistan',
];

export const countries = names.map((label) => ({ value: label, label }));

export const dialCodes = [
  { iso2: 'TR', dialCode: '90', name: 'Türkiye' },
  { iso2: 'DE', dialCode: '49', name: 'Deutschland' },
  { iso2: 'SA', dialCode: '966', name: 'السعودية' },
  { iso2: 'RU', dialCode: '7', name: 'Россия' },
];

export const nothing = () => undefined;
