const FENCE = /^[ \t]*```(\w*)[^\n]*\n([\s\S]*?)^[ \t]*```[ \t]*$/gm;
const SHELL = new Set(['sh', 'bash', 'shell', 'console']);
/** In a fence without a language, only lines that begin like this are commands: it may hold a tree or an example. */
const COMMAND = /^(?:\$ )?(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git|wrangler|bash|cd|curl|sudo|sha256sum) /;

/** `$ A=1 npm start # remark` as `npm start`. */
const bare = (words: string): string =>
  words
    .replace(/\s+#.*$/, '')
    .trim()
    .replace(/^\$ /, '')
    .replace(/^(?:[A-Z_]+=\S+\s+)+/, '');

/** The commands in a Markdown text's shell fences, in order, with those joined by `&&` separated. */
export const commandsIn = (markdown: string): string[] =>
  [...markdown.matchAll(FENCE)]
    .flatMap(([, language, text]) => {
      const lines = text!.split('\n').map((line) => line.trim());
      if (SHELL.has(language!)) return lines;
      return language === '' ? lines.filter((line) => COMMAND.test(line)) : [];
    })
    .flatMap((line) => line.split(' && '))
    .map(bare)
    .filter((command) => command !== '' && !command.startsWith('#'));
