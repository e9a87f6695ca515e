import { cpus, loadavg } from 'node:os';

/** Where and when a measurement ran; figures of a loaded machine are ratios, not times. */
export const machine = (): string => {
  const [load = 0] = loadavg();
  return `${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${load.toFixed(1)}`;
};
