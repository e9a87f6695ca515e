export const tr = {
  'adjust.title': 'Fiyatı değiştiren yanıtlar',
  'adjust.old': 'Liste önceki yanıtlarınız içindir.',
  'adjust.asking': 'Yeni yanıtlarınız şirketlere soruluyor.',
  'adjust.failed': 'Yeni fiyatlar alınamadı. Liste önceki yanıtlarınız içindir.',
  'adjust.ask': 'Bu yanıtlarla teklif iste',
  'adjust.close': 'Kapat',
};
