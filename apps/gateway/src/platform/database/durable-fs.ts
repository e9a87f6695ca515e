import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's node file system that we mend: no fsync, and modes of the packed files as they were packed. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
  node_ops: { setattr: (node: unknown, attributes: { mode?: number }) => void };
}

type Init = Parameters<NodeFS['init']>[1];

/**
 * PGlite's file system with a real fsync: as shipped a commit reaches the disk when the kernel likes. And its files are
 * the owner's alone: what is unpacked at the first start would be set to 0666 past the mask of the process.
 * Directories have no descriptor here and are left to the journal of the file system.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Init): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const emscriptenOpts = result.emscriptenOpts;
    emscriptenOpts.preRun = [
      (module: { NODEFS: unknown }) => {
        const { stream_ops, node_ops } = module.NODEFS as NodeFiles;
        stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) fsyncSync(stream.nfd);
          return 0;
        };
        const setattr = node_ops.setattr;
        node_ops.setattr = (node, attributes) => {
          const { mode } = attributes;
          setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });
        };
      },
      ...(emscriptenOpts.preRun ?? []),
    ];
    return { emscriptenOpts };
  }
}
