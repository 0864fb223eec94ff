import { afterEach, expect, test, vi } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { sendInPieces } from './send-in-pieces';

afterEach(() => vi.unstubAllGlobals());

const size = 1_200_000;
const bytes = Buffer.alloc(size, 'piece by piece');
const file = new File([bytes], 'Deed.pdf', { lastModified: 5 });

/** Keeps what comes, and loses the connection at the pieces told: before the piece is there, or after. */
function fakeUploadServer(lost: Readonly<Record<number, 'before' | 'after'>>) {
  let kept = Buffer.alloc(0);
  let pieces = 0;
  const answerOffset = () => answerJson({ uploadID: 4, offset: kept.length, size });
  const asked = fakeApi({
    'POST /api/document/beginUpload': answerOffset,
    'POST /api/document/sendPiece': async ({ body }) => {
      pieces += 1;
      const form = body as FormData;
      if (lost[pieces] === 'before') throw new TypeError('connection lost');
      if (Number(form.get('offset')) === kept.length) {
        kept = Buffer.concat([kept, Buffer.from(await (form.get('file') as File).arrayBuffer())]);
      }
      if (lost[pieces] === 'after') throw new TypeError('connection lost');
      return answerOffset();
    },
    'POST /api/document/finishUpload': () => answerJson({ id: 9 }),
  });
  return { asked, kept: () => kept };
}
const createSending = (over: object = {}) => ({
  matterID: 7,
  signal: new AbortController().signal,
  onSent: vi.fn<(bytes: number) => void>(),
  onLost: vi.fn<() => void>(),
  waitMs: () => 0,
  ...over,
});

test('a file goes piece by piece and comes whole, with how far it is', async () => {
  const { kept, asked } = fakeUploadServer({});
  const options = createSending();
  await sendInPieces(file, options);
  expect(kept().equals(bytes)).toBe(true);
  expect(options.onSent.mock.calls.map(([sent]) => sent)).toEqual([0, 524_288, 1_048_576, size]);
  expect(asked.at(-1)?.path).toBe('/api/document/finishUpload');
});

test('after a lost connection it goes on where it stopped, whether or not the last piece had come', async () => {
  const { kept, asked } = fakeUploadServer({ 1: 'after', 2: 'before', 3: 'before' });
  const options = createSending();
  await sendInPieces(file, options);
  expect(kept().equals(bytes)).toBe(true);
  expect(options.onLost).toHaveBeenCalledTimes(3);
  const offsets = asked
    .filter(({ path }) => path.endsWith('sendPiece'))
    .map(({ body }) => Number((body as FormData).get('offset')));
  expect(offsets).toEqual([0, 524_288, 524_288, 524_288, 1_048_576]);
});

test('a refusal is not tried again', async () => {
  const asked = fakeApi({
    'POST /api/document/beginUpload': () => answerJson({ file: ['Send a file of at most 25 MB.'] }, { status: 422 }),
  });
  await expect(sendInPieces(file, createSending())).rejects.toMatchObject({ status: 422 });
  expect(asked).toHaveLength(1);
});

test('what is not wanted any more stops', async () => {
  fakeUploadServer({ 1: 'before', 2: 'before', 3: 'before', 4: 'before' });
  const stop = new AbortController();
  const options = createSending({ signal: stop.signal, onLost: () => stop.abort() });
  await expect(sendInPieces(file, options)).rejects.toThrow();
});
