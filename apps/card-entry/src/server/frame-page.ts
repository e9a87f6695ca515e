const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The frame's document; the page around it says its words and colours (packages/card-fields). */
export const framePage = (parentOrigin: string): string => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="parent-origin" content="${escaped(parentOrigin)}">
<title>Kart</title>
<link rel="stylesheet" href="/kart.css">
<script type="module" src="/kart.js"></script>
</head>
<body><div id="root"></div></body>
</html>`;

/** Its own script, style and letters, one call to where it came from, and pages of one origin around it. */
export const framePolicy = (parentOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    `frame-ancestors ${parentOrigin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
