import { type Boot, bootElementId, readBootJson } from '@sigorta/contracts/boot';

/** What the document says about itself; without it there is nothing to start. */
export function readBoot(): Boot {
  const json = document.getElementById(bootElementId)?.textContent;
  if (!json) throw new Error('The document carries no boot data.');
  return readBootJson(json);
}
