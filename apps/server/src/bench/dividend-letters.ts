import { demoInsolvencies } from '../demo/insolvencies';
import { demoPassword } from '../demo/people';
import { chooseType, type BenchProduct, signIn } from './product';

export interface DividendLetterBatch {
  readonly token: string;
  /** Milliseconds between two looks at a batch: a look at a large one lists every letter. */
  readonly pause?: number;
  readonly batch: object;
}
interface BenchImport {
  readonly importID: number;
  readonly state: string;
  readonly columns: readonly { readonly field: string | null }[];
}
const dividendLetter = 50;

/** The demo's company with creditors up to so many, proved from a list, and its account lodged: what a batch to all of them is asked with. */
export async function createDividendLetters(product: BenchProduct, count: number): Promise<DividendLetterBatch> {
  const token = await chooseType(product, await signIn(product, 'admin@protea.test', demoPassword), 1);
  const postCall = async <T>(path: string, sent: object): Promise<T> => {
    const { status, body } = await product.post(path, sent, token);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString('utf8').slice(0, 300)}`);
    return JSON.parse(body.toString('utf8')) as T;
  };
  const list = await product.get(
    '/api/matter/getMatterList?skip=0&take=100&sortModelColId=reference&sortModelSort=asc',
    token,
  );
  const { rows: matters } = JSON.parse(list.body.toString('utf8')) as { rows: { id: number; reference: string }[] };
  const matterID = matters.find(({ reference }) => reference === demoInsolvencies.company)!.id;

  const lines = Array.from(
    { length: count },
    (_, nth) =>
      `${demoInsolvencies.company};Bench creditor ${nth};B-${nth};Concurrent;${1_000 + nth};Proved;2026-07-01`,
  );
  const content = ['File number;Creditor;Reference;Type;Amount;Status;Decided on', ...lines].join('\n');
  const sent = await product.upload('/api/import/begin', { kind: 'claim' }, { name: 'claims.csv', content }, token);
  const begun = JSON.parse(sent.body) as BenchImport;
  const { importID } = begun;
  const columns = begun.columns.map(({ field }) => field);
  let { state } = await postCall<BenchImport>('/api/import/map', { importID, columns, dayFormat: 'YYYY-MM-DD' });
  while (state === 'reading') ({ state } = await postCall<BenchImport>('/api/import/read', { importID }));
  do ({ state } = await postCall<BenchImport>('/api/import/make', { importID }));
  while (state === 'making');

  await postCall('/api/lodgedaccount/lodgeInsolvency', { matterID, kind: 'firstAndFinal', language: 'en' });
  const asked = {
    matterID,
    templateID: dividendLetter,
    isStandardTemplate: true,
    answers: {
      'responsible.name': 'N Adams',
      'recipient.address': '1 Bench Street, White River, 1240',
      'matter.confirmedDate': '2026-11-10',
    },
  };
  const letter = await postCall<{ title: string; content: string; rows: readonly object[] }>(
    '/api/template/previewmattertemplate',
    { ...asked, row: { list: 'dividends', index: 0 } },
  );
  if (letter.rows.length < count) throw new Error(`the account awards ${letter.rows.length} creditors something`);
  const rows = Array.from({ length: count }, (_, nth) => nth);
  return {
    token,
    pause: 500,
    batch: { ...asked, title: letter.title, content: letter.content, list: 'dividends', rows },
  };
}
