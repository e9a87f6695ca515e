/** What a form shows beside its first step and behind it: one file, which comes once the page listens. */
export { ConsentList } from '../../consents/ConsentList.tsx';
export { PersonList } from '../persons/PersonList.tsx';
export { RequestSent } from '../RequestSent.tsx';
export { FormTicket } from '../ticket/FormTicket.tsx';
export { BelowForm } from './BelowForm.tsx';
