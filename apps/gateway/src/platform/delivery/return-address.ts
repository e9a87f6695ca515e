import { isRandomId } from '../random-id.ts';

/**
 * Where a server sends a mail back to: the address of the settings with the message's id in it, so that a report names its mail
 * even when it quotes nothing of it.
 * @param address `donus@site.example`
 */
export const returnAddress = (address: string, deliveryId: string): string => {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${deliveryId}${address.slice(at)}`;
};

/** The id in such an address; null in any other. */
export const deliveryOfAddress = (address: string): string | null => {
  const id = /\+([^+@]+)@/.exec(address)?.[1] ?? '';
  return isRandomId(id) ? id : null;
};
