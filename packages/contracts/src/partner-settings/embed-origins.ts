/** Origins that a partner may name; a header that every answer carries holds them all. */
export const mostEmbedOrigins = 20;
