import type { Language } from '@sigorta/i18n/language';
import { attachmentHeader } from '../../documents/file-name.ts';
import type { MarkedBrand } from '../../partners/brand-of-partner.ts';
import type { PolicyContext } from '../context.ts';
import { fileOf, type LivingFile } from '../living/living-files.ts';
import type { LivingPolicy } from '../living/read-living.ts';
import { makePass, passMediaType } from './make-pass.ts';
import { mayHavePass } from './may-have-pass.ts';

/** A policy's pass, made now; null where none is given. */
export async function passFile(
  context: PolicyContext,
  policy: LivingPolicy,
  { brand, language }: { brand: MarkedBrand; language: Language },
): Promise<LivingFile | null> {
  const { passSigner: signer, config } = context;
  const { fingerprint, policyNumber } = policy;
  if (signer === null || fingerprint === null || !mayHavePass(context, policy)) return null;
  const parts = { signer, brand, language, publicUrl: config.publicUrl };
  return fileOf(await makePass({ ...policy, fingerprint }, parts), passMediaType, {
    'content-disposition': attachmentHeader(`${policyNumber.replace(/[^A-Za-z0-9.-]+/g, '-')}.pkpass`),
  });
}
