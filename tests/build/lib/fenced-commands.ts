const FENCE = /^[ \t]*```(\w*)[^\n]*\n([\s\S]*?)^[ \t]*```[ \t]*$/gm;
const SHELL = new Set(['', 'sh', 'bash', 'shell', 'console']);

/** `$ A=1 npm start # remark` as `npm start`. */
const bare = (words: string): string =>
  words
    .replace(/\s+#.*$/, '')
    .trim()
    .replace(/^\$ /, '')
    .replace(/^(?:[A-Z_]+=\S+\s+)+/, '');

/** The commands in the fences of a Markdown text that are shell, in order; joined ones apart. */
export const commandsIn = (markdown: string): string[] =>
  [...markdown.matchAll(FENCE)]
    .filter(([, language]) => SHELL.has(language!))
    .flatMap(([, , text]) => text!.split('\n'))
    .flatMap((line) => line.split(' && '))
    .map(bare)
    .filter((command) => command !== '' && !command.startsWith('#'));
