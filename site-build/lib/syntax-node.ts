/** A node of the syntax tree that Vite's parser returns. */
export interface SyntaxNode extends Record<string, unknown> {
  type: string;
  /** Offsets of the node in the source. */
  start: number;
  end: number;
}

/** Tells a node from the other values in a syntax tree: lists, texts, numbers, null, and a regular expression's parts. */
export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
