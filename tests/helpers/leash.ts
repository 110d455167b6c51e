/**
 * Ends a child process when its parent ends, however that ends: loaded into it by `--import`, with a pipe as its
 * standard input, which closes then.
 */
process.stdin.on('end', () => process.exit(1)).resume();
process.stdin.unref();

export {};
