export const tr = {
  'embed.leaving': 'Sayfa açılıyor',
  'embed.note': 'Devamı {{brand}} sayfasında açılır. Onaylar ve kart bilgileri yalnızca orada istenir.',
  'embed.requestNote': 'Devamı {{brand}} sayfasında açılır. Onayınız yalnızca orada istenir.',
};
