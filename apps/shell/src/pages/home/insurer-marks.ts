/** The insurers whose offers are compared; the first ten are shown (spec §9). Invented names (decision 20). */
export const insurers = [
  { id: 'turnagol', name: 'Turnagöl Sigorta' },
  { id: 'bulutkaya', name: 'Bulutkaya Sigorta' },
  { id: 'yedicam', name: 'Yediçam Sigorta' },
  { id: 'laledere', name: 'Laledere Sigorta' },
  { id: 'incirova', name: 'İncirova Sigorta' },
  { id: 'meltemkiyi', name: 'Meltemkıyı Sigorta' },
  { id: 'sarikavak', name: 'Sarıkavak Sigorta' },
  { id: 'poyraztas', name: 'Poyraztaş Sigorta' },
  { id: 'mercandal', name: 'Mercandal Sigorta' },
  { id: 'aycimen', name: 'Ayçimen Sigorta' },
] as const;
