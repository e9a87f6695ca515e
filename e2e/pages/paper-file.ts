import { randomOf } from '@sigorta/paper-reader/testing/random';
import { photographOf, plainConditions } from '@sigorta/paper-reader/testing/scene';
import { linesOf, type Paper } from '@sigorta/paper-reader/testing/zone-text';
import { madeGreyPng } from './made-picture.ts';

/** A photograph of a paper as a file that a browser is given. */
export const paperFile = (paper: Paper) => ({
  name: 'belge.png',
  mimeType: 'image/png',
  buffer: madeGreyPng(photographOf(linesOf(paper), paper.kind, plainConditions(paper.kind, 16), randomOf(7))),
});
