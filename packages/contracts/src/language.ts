import { languages } from '@sigorta/i18n/language';
import * as v from 'valibot';

/** A language of the site on the wire. */
export const languageSchema = v.picklist(languages);
