import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const commands = readdirSync(new URL('./src/commands', import.meta.url)).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

const { devDependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  devDependencies: Record<string, string>;
};

/** The server is bundled for Node: our own packages go in, packages from the registry stay outside. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: [/^@boedel\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      // The bench alone runs them, and a start does not install them.
      external: Object.keys(devDependencies),
      input: {
        main: 'src/main.ts',
        'paper-thread': '../../packages/document/src/press/thread.ts',
        'worker-thread': 'src/worker-thread.ts',
        ...Object.fromEntries(commands.map((file) => [file.replace(/\.ts$/, ''), `src/commands/${file}`])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
