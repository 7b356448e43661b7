declare module 'subset-font' {
  /** What this project uses of subset-font, which ships no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      keepFeatures?: string[];
      variationAxes?: Record<string, number | { min?: number; max?: number }>;
    },
  ): Promise<Buffer>;
}
