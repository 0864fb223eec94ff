import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig, runnerImport } from 'vite';

const api = `http://localhost:${process.env['API_PORT'] ?? 3000}`;

const callsFile = /\/contract\/src\/.+\.calls\.ts$/;
const dataFile = /\/contract\/src\/.+\.data\.ts$/;
const forTheServer = new Set(['query', 'body', 'answer', 'about', 'guarded', 'fromReplica']);

const onItsOwn = [
  /\/day-picker|\/mantine\/dates\/|\/dayjs\//,
  /\/palette\/palette/,
  /\/oidc-client|\/client\/identity/,
  /\/client-sheet\//,
  /\/@tiptap\/|\/prosemirror-|\/(linkifyjs|fast-equals|orderedmap|rope-sequence|w3c-keyname)\/|\/templates\//,
];

/** The list of matters, the frame of one, and the two of its tabs that people land on. */
const matterFrame =
  /\/app\/(matters-screen|matter-tab|matter-details-screen)\.tsx$|\/areas\/parties\/person-tab\.tsx$|\/client\/people\/known-mark\.tsx$/;

/** What the trail also names of a matter's people: for it alone the frame of a matter would be fetched. */
const partyFields = /\/contract\/src\/(parties\/(party\.fields|marriage\.record)|matter\/matter-events)\.ts$/;

/** Rooms that only screens inside a matter are made of. */
const rooms =
  'activities|activity-progress|after-lodging|assets|awards|bank-requests|beneficiaries|bond|capital-gains|cash|claims|client-answers|client-sheet|client-view|compliance|composition|creditor-page|curator-account|deadlines|diary|die-today|document-storage|documents|estate|estate-account|family-intake|family-tree|fx-assist|insolvency|insolvency-account|insolvent|ledger|liabilities|lodging|mail-filing|marriages|matter|matter-people|matter-settings|meetings|milestones|notices|owners|parties|payout|raf|realisation|rebate|recon|reconciliation|release-of-duties|signing|statements|steps|trust-fees|trust-meetings|trust-money|trust-origin|trustees|trusts|wills';
const ofAMatter = new RegExp(`/(${rooms})/.+[.]tsx?$`);

/** Styles of tabs that few open first: one file beside them. Those of the frame, lists and a matter's first tabs come with it. */
const ofFirstTabs = /\/(diary|marriages|matter|matter-people|matter-settings|milestones|parties)\//;
const isTabStyle = (id: string): boolean =>
  id.endsWith('.css') && new RegExp(`/areas/(${rooms})/`).test(id) && !ofFirstTabs.test(id);

const isShared = (id: string): boolean =>
  !/\/packages\/words\/|\/legal\/texts\//.test(id) && !onItsOwn.some((large) => large.test(id));

/** What reports are made of, and the law that only screens inside a matter work out. */
const ofReports = /\/(client-)?reports\/(?!.+[.]calls[.]ts$).+[.]tsx?$/;
const ofTheLaw = /\/domain\/src\/(limited-interests|regimes|succession)\//;
const isOfTheKit = (id: string): boolean =>
  isShared(id) && (partyFields.test(id) || !ofAMatter.test(id)) && !ofReports.test(id) && !ofTheLaw.test(id);

/**
 * A screen arrives in few pieces, because each of them costs a round trip: what signing in takes (`start`), the frame
 * around every other screen with all styles (`frame`), what several screens are made of (`kit`), a matter's own frame
 * (`matter`), what reports are made of, the law worked out as one types, what several tabs of a matter are made of
 * (`tabs`), and the screen itself. A piece takes what its parts import along, unless one before it has it. Large parts that few screens open stay on
 * their own, fetched by whoever imports them.
 */
const pieces = [
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'tab-styles', test: isTabStyle, priority: 5 },
  // Read by people without an account, and inside a matter: one piece for both.
  { name: 'outside-words', test: /\/words\/src\/af\/(creditor-page|signing)\.ts$/, priority: 5 },
  { name: 'frame', test: /\/app\/signed-in\.tsx$|\.css$/, priority: 4 },
  { name: 'kit', test: isOfTheKit, minShareCount: 2, priority: 3 },
  { name: 'matter', test: matterFrame, priority: 2 },
  { name: 'reports', test: ofReports, minShareCount: 2, priority: 1 },
  { name: 'law', test: ofTheLaw, minShareCount: 2, priority: 1 },
  { name: 'tabs', test: isShared, minShareCount: 2 },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [createPlainDataPlugin(), react()],
  // Nothing inline: the content security policy allows scripts, fonts and pictures from our own origin alone.
  build: {
    outDir: 'dist',
    // The build before is kept for pages that are open: scripts/lib/prepare.mjs takes away what is older.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: pieces } } },
  },
  server: { port: 5173, proxy: { '/api/': api, '/account/': api, '/healthz': api } },
});

/**
 * The browser needs a call's method, path, who may make it and a few flags, never its schemas: answers are not parsed
 * here and forms import the schema they check by. So each `*.calls.ts` of the contract reaches the bundle as plain data.
 * That keeps zod off the sign-in page and several hundred schemas out of every other one. A `*.data.ts` is worked out at
 * build time for the same reason: the table of pages names every directory without bringing its fields along.
 */
function createPlainDataPlugin(): Plugin {
  return {
    name: 'boedel:plain-data',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0]!;
      const isData = dataFile.test(file);
      if (!isData && !callsFile.test(file)) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
        logLevel: 'error',
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .map(
          ([name, value]) => `export const ${name} = ${isData ? JSON.stringify(value) : slimCalls(file, name, value)};`,
        )
        .join('\n');
    },
  };
}

function slimCalls(file: string, name: string, calls: unknown): string {
  const entries = typeof calls === 'object' && calls !== null ? Object.entries(calls) : [];
  if (entries.length === 0 || !entries.every(([, call]) => typeof call?.method === 'string')) {
    throw new Error(`${file} exports ${name}, which is not a set of calls. Move it to a file of its own.`);
  }
  const slim = entries.map(([key, call]) => [
    key,
    Object.fromEntries(Object.entries(call as object).filter(([part]) => !forTheServer.has(part))),
  ]);
  return JSON.stringify(Object.fromEntries(slim));
}
