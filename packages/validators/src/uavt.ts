/** UAVT address code: 10 Latin digits, no leading zero. Only the address register knows whether it exists. */
export const isUavt = (text: string): boolean => /^[1-9][0-9]{9}$/.test(text);
