/**
 * Builds the script about notices, which the generated service worker imports. It is a script of its own, because the
 * service worker is not made from our modules.
 */
import { build, type Plugin } from 'vite';

/** The script's name in the built client. */
export const NOTICE_WORKER = 'notices.js';

export function noticeWorker(target: readonly string[]): Plugin {
  return {
    name: 'notice-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: [...target],
          lib: { entry: 'client/notices/worker.ts', formats: ['iife'], name: 'notices' },
        },
      });
      const [first] = [built].flat();
      const script = first && 'output' in first ? first.output[0] : undefined;
      if (script?.type !== 'chunk') throw new Error('The script about notices has not been built.');
      this.emitFile({ type: 'asset', fileName: NOTICE_WORKER, source: script.code });
    },
  };
}
