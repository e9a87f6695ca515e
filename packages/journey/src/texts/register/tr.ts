export const tr = {
  'register.lead':
    'Plaka ve seri numarası, yalnızca aracınızı bulup formu doldurmak için araç siciline gönderilir; bu sorgu saklanmaz.',
  'register.find': 'Aracı bul ve doldur',
  'register.finding': 'Araç siciline soruyoruz',
  'register.filled': 'Ruhsattan {{count}} bilgi dolduruldu. Kontrol edin.',
  'register.keptOwn': 'Sizin yazdıklarınız olduğu gibi kaldı.',
  'register.notFound':
    'Bu plaka ve seri numarasıyla kayıtlı bir araç bulamadık. Ruhsattaki gibi yazdığınızı kontrol edin ya da aşağıyı kendiniz doldurun.',
  'register.tooMany': 'Bu sorgu çok sık denendi. Bilgileri aşağıda kendiniz doldurabilirsiniz.',
  'register.away':
    'Araç siciline şu anda ulaşamıyoruz. Yeniden deneyin ya da bilgileri aşağıda kendiniz doldurun.',
  'register.retry': 'Yeniden dene',
};
