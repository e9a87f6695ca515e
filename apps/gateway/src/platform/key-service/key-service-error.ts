import { StartError } from '../start-error.ts';

/**
 * Why a key service did not do what it was asked. `refused`: by its policy, or the token is none or over; `no-key`: there is none of that
 * name; `unlike`: what it answers is no Transit, or not what was asked for; the others as of any call outside.
 */
export type KeyServiceFault =
  | 'away'
  | 'late'
  | 'sealed'
  | 'no-token'
  | 'refused'
  | 'no-key'
  | 'not-derived'
  | 'certificate'
  | 'unlike'
  | 'proxy-refused'
  | 'proxy-away';

const sentences: Record<KeyServiceFault, string> = {
  away: 'does not answer; start it or correct the address',
  late: 'does not answer in time; look what holds it up',
  sealed: 'is sealed, or down for maintenance; unseal it',
  'no-token': 'is shown no token: the file of KEY_SERVICE_TOKEN_FILE is empty or cannot be read',
  refused:
    'refuses the token: give one whose policy may update encrypt, decrypt and rewrap of the key in KEY_SERVICE_KEY',
  'no-key':
    'has no key of that name there; correct KEY_SERVICE_KEY, KEY_SERVICE_MOUNT or KEY_SERVICE_NAMESPACE, or make it',
  'not-derived':
    'binds nothing to the context: its key in KEY_SERVICE_KEY has to be made with derived=true, of a type that encrypts with authentication',
  certificate:
    'shows a certificate of another authority than KEY_SERVICE_AUTHORITY_FILE names, for another name, or one that is over; correct it',
  unlike: 'answers what is no answer of Transit; correct the address',
  'proxy-refused': 'is not on the list of EGRESS_PROXY; write the list anew (docs/egress.md)',
  'proxy-away': 'is not reached: EGRESS_PROXY does not answer',
};

/** what no waiting mends */
const lasting: ReadonlySet<KeyServiceFault> = new Set(['no-key', 'not-derived', 'certificate']);

/** One sentence for the person at the terminal; it names no token. */
export class KeyServiceError extends StartError {
  readonly fault: KeyServiceFault;

  constructor(fault: KeyServiceFault) {
    super(`The key service named by KEY_SERVICE_URL ${sentences[fault]}. Nothing was changed.`);
    this.fault = fault;
  }

  isLasting(): boolean {
    return lasting.has(this.fault);
  }
}
