const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, within an element or a double-quoted attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);
