/** Icons of the pages; what they draw is that of the house, filled in when a peer is made. */
export const iconPaths: Readonly<Record<string, string>> = {
  arrow: '',
  calendar: '',
  check: '',
  close: '',
  down: '',
  file: '',
  globe: '',
  lock: '',
  mail: '',
  menu: '',
  phone: '',
  plus: '',
  shield: '',
  sort: '',
  user: '',
};
