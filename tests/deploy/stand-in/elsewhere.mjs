// Loaded into every process that a command of the project starts (`node --import`); some of them run on an older Node.
if (/scripts\/(?:deploy|verify)\/\w+\.ts$/.test(process.argv[1] ?? '')) await import('./elsewhere.ts');
