export const tr = {
  'register.lead':
    'Plaka ve seri numarası, yalnızca aracınızı bulup formu doldurmak için araç tescil kaydında sorgulanır; bu sorgu saklanmaz.',
  'register.find': 'Aracı bul, formu doldur',
  'register.finding': 'Araç tescil kaydını sorguluyoruz',
  'register.filled': 'Araç tescil kaydından {{count}} bilgi dolduruldu. Kontrol edin.',
  'register.keptOwn': 'Sizin yazdıklarınız olduğu gibi kaldı.',
  'register.notFound':
    'Bu plaka ve seri numarasıyla kayıtlı bir araç bulamadık. Ruhsattaki gibi yazdığınızı kontrol edin ya da aşağıyı kendiniz doldurun.',
  'register.tooMany':
    'Bu sorgu çok sık denendi. En geç bir saat sonra yeniden deneyebilir ya da bilgileri aşağıda kendiniz doldurabilirsiniz.',
  'register.away':
    'Araç tescil kaydına şu anda ulaşamıyoruz. Yeniden deneyin ya da bilgileri aşağıda kendiniz doldurun.',
  'register.retry': 'Yeniden dene',
};
