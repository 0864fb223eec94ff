import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { startServer } from '../testing/built-server';
import { createBuiltApp } from './built-app';
import { createColleague } from './colleague';
import { reportFault } from './report-fault';

const builtApp = createBuiltApp();
const { folder, data } = builtApp;

test('without space it says so, ends with one line, and starts clean with all that was acknowledged', async () => {
  const full = join(folder, 'full');
  const preload = join(folder, 'no-space.mjs');
  // As a full disk would: every write to a file fails from the moment the flag is there.
  writeFileSync(
    preload,
    `import fs from 'node:fs';
     import { syncBuiltinESMExports } from 'node:module';
     const write = fs.writeSync;
     fs.writeSync = (...given) => {
       if (fs.existsSync(${JSON.stringify(full)}))
         throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
       return write(...given);
     };
     syncBuiltinESMExports();`,
  );
  const server = await startServer(builtApp.server, data, ['--import', preload]);
  const colleague = await createColleague(server);
  const kept = await colleague.write(1, 'there is space');
  expect(kept).toBeGreaterThan(0);
  mkdirSync(full);
  const answers = await Promise.all(
    [1, 2, 3].map((n) =>
      server.ask(colleague.token, noteCalls.add, { body: { matterID: 1, comment: `<p>lost ${n}</p>` } }),
    ),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(503);
    expect(body).toEqual({ error: expect.stringMatching(/no space left|cannot be reached/) });
  }
  expect(await server.exited).toBe(1);
  expect(server.complaints()).toMatch(/^Boedel stopped: the database could not go on \(.*No space left.*\)\. .*\n$/);

  rmSync(full, { recursive: true });
  const again = await startServer(builtApp.server, data);
  const notes = await (await createColleague(again)).notesOf(1);
  expect(notes.has(kept!)).toBe(true);
  reportFault('disk full', { refused: answers.length, lost: notes.has(kept!) ? 0 : 1 });
  again.child.kill('SIGTERM');
  expect(await again.exited).toBe(0);
});
