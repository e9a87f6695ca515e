import { type Language, languages } from '@sigorta/i18n/language';
import { commonTexts } from '@sigorta/i18n/texts/all';
import { describe, expect, test } from 'vitest';
import { claimKeys } from '../claim-steps.ts';
import type { DiscoveredProduct } from '../discover.ts';
import { tooFewInsured, tooManyInsured, unknownField } from '../message-key.ts';
import { hasInsured } from '../product-fields.ts';
import { allFieldTextKeys, ownTextKeys } from '../product-texts.ts';

const faqPairs = 10; // spec §9

/** A text of the product, else of the common texts; undefined when neither has it. */
export async function textOf(
  found: DiscoveredProduct,
  language: Language,
  key: string,
): Promise<string | undefined> {
  const common: Readonly<Record<string, string>> = commonTexts[language];
  return (await found.texts(language))[key] ?? common[key];
}

async function missing(
  found: DiscoveredProduct,
  language: Language,
  keys: readonly string[],
): Promise<string[]> {
  const without: string[] = [];
  for (const key of keys) if (!(await textOf(found, language, key))?.trim()) without.push(key);
  return without;
}

export function checkTexts(found: DiscoveredProduct): void {
  const { product } = found;

  describe.each(languages)('in %s', (language) => {
    test('every required text is there', async () => {
      expect(await missing(found, language, ownTextKeys(product))).toEqual([]);
    });

    test('every label, option and message of the fields is there', async () => {
      const whole = hasInsured(product) ? [unknownField, tooFewInsured, tooManyInsured] : [unknownField];
      expect(await missing(found, language, [...allFieldTextKeys(product), ...whole])).toEqual([]);
    });

    test('the texts have the keys of the Turkish ones and none is empty', async () => {
      const [own, turkish] = await Promise.all([found.texts(language), found.texts('tr')]);
      expect(Object.keys(own).toSorted()).toEqual(Object.keys(turkish).toSorted());
      expect(Object.entries(own).filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('what to do when something happened is told, with its days where the product names them', async () => {
      const { claim } = product;
      if (claim === undefined) return;
      const told = await found.claimTexts(language);
      expect(claimKeys(claim).filter((key) => !told[key]?.trim())).toEqual([]);
      const counted = claimKeys(claim).filter((key) => told[key]?.includes('{{days}}'));
      expect(counted).toEqual(claim.days === undefined ? [] : [`claim.${claim.as}.deadline`]);
    });

    test('ten different questions are answered', async () => {
      const faq = await found.faq(language);
      expect(faq).toHaveLength(faqPairs);
      expect(new Set(faq.map(({ question }) => question)).size).toBe(faqPairs);
      for (const { question, answer } of faq) {
        expect(question.trim()).toMatch(/[?؟]$/);
        expect(answer.length, question).toBeGreaterThan(60);
      }
    });
  });
}
