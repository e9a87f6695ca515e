export const en = {
  'embed.leaving': 'Opening the page',
  'embed.note': 'You continue on the {{brand}} site. Your consent and card details are asked for only there.',
  'embed.requestNote': 'You continue on the {{brand}} site. Your consent is asked for only there.',
};
