/** spec §2: about and contact. Labels are keys of the shell's texts. */
export const companyPages = [
  { path: '/hakkimizda', label: 'header.about' },
  { path: '/iletisim', label: 'header.contact' },
] as const;
