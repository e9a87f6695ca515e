/** Which file of the shell every source lies in, below `dist`: from it the gateway makes documents of families released alone. */
export const shellManifestFile = 'pages/shell-manifest.json';
