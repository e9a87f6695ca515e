declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
