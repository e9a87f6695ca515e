/** Number of a pet's microchip (ISO 11784): 15 Latin digits, not all zero. Only the register knows whose it is. */
export const isMicrochip = (text: string): boolean => /^[0-9]{15}$/.test(text) && !/^0+$/.test(text);
