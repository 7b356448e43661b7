declare module 'subset-font' {
  /** Types for the part of subset-font used here; the package has none. */
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
