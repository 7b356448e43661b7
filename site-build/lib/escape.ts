const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML and XML take it, in an element or between double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);
