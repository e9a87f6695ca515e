import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's node file system that PGlite leaves without fsync. */
interface NodeStreams {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
}

type Init = Parameters<NodeFS['init']>[1];

/**
 * PGlite's file system with a real fsync: as shipped a commit reaches the disk when the kernel likes.
 * Directories have no descriptor here and are left to the journal of the file system.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Init): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const emscriptenOpts = result.emscriptenOpts;
    emscriptenOpts.preRun = [
      (module: { NODEFS: unknown }) => {
        const streams = module.NODEFS as NodeStreams;
        streams.stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) fsyncSync(stream.nfd);
          return 0;
        };
      },
      ...(emscriptenOpts.preRun ?? []),
    ];
    return { emscriptenOpts };
  }
}
