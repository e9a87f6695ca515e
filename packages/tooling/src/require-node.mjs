// Runs on any Node, so that an old one is told in words rather than by a syntax error.
/** Ends the process with one sentence unless this is Node 24 or newer. @param {string} command */
export function requireNode(command) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  console.error(
    `This is Node ${process.versions.node}, and Sigorta Çarşısı needs Node 24, which it brings along: ` +
      `run it as "npx --yes pnpm@12 ${command}" (and allow the install script of the package "node").`,
  );
  process.exit(1);
}
