/** Words of `sampleProduct`, in Turkish. */
export const sampleTexts: Record<string, string> = {
  'step.trip.title': 'Seyahat',
  'step.insured.title': 'Kişiler',
  'step.contact.title': 'İletişim',
  'coverage.medical': 'Tedavi',
  'coverage.baggage': 'Bagaj',
  'coverage.delay': 'Gecikme',
  'field.petName': 'Hayvanın adı',
  'field.petColour': 'Rengi',
  'decline.too-old': 'Yaş sınırının üstünde.',
};
