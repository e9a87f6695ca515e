/**
 * What a text may name as a fact: a share of the hundred, a sum of a thousand and more, a law or an article, a year.
 * Counts of days and small numbers are left alone; nobody can tell a fact from a counter by them.
 */
const facts =
  /%\d+|yüzde[ \u00a0]\d+|\d{1,3}(?:\.\d{3})+|\d{3,5}[ \u00a0]sayılı|(?:madde|m\.)[ \u00a0]\d+|\b20[23]\d\b/g;

export interface Fact {
  /** as Turkish writes it, `yüzde 20` as `%20` */
  number: string;
  /** folder of the texts that name it */
  where: string;
  /** law: a rule or tariff of somebody else; own: a limit of our form or a coverage of the sandbox; example: a sum to reckon with */
  kind: 'law' | 'own' | 'example';
  source: string;
  /** ISO date on which somebody compared it with the source; null: nobody has yet */
  checked: string | null;
  /** last day on which it holds; null: no end is known */
  until: string | null;
}

export const factsIn = (text: string): string[] =>
  [...text.matchAll(facts)].map(([found]) => found.replace(/\u00a0/g, ' ').replace('yüzde ', '%'));
