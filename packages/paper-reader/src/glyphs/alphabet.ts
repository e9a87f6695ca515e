/** What a zone may hold, in the order of the network's answers. */
export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
