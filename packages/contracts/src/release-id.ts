import * as v from 'valibot';

/**
 * Which release of its family drew the form: `pet@0123456789abcdef`. Our pages send the one they were loaded with
 * (`boot.remote.release`); who leaves it out means the newest.
 */
export const releaseId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}@[0-9a-f]{16}$/));
