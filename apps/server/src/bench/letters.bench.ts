import { demoPassword } from '../demo/people';
import { type DividendLetterBatch, createDividendLetters } from './dividend-letters';
import { type Benchmark, type BenchFigure, load, findMedian } from './figures';
import { chooseEstates, type BenchProduct, signIn, startProduct } from './product';
import { watchStalls } from './stalls';

const listPath = '/api/matter/getMatterList?skip=0&take=50&sortModelColId=reference&sortModelSort=desc';
const large = 2000;
const small = 20;

/** A letter as long as most are: a page with a table, filled from the matter. */
const content = `[letterhead]
{today}

Dear Sir or Madam

# Estate {main.name}: statement of what is owed

${'We ask you to let us have a statement at the date of death and to keep to it in what you claim. '.repeat(6)}

|: # | What is asked | By when |
| 1 | A statement at the date of death | 30 days |
| 2 | The contract and the security held | 30 days |

Yours faithfully

{firm.name}`;

interface LetterSender {
  readonly token: string;
  readonly matterID: number;
}
const toDividends = 1000;
/** A batch and who asks for it. */
type LetterBatchRequest = DividendLetterBatch;

async function createSender(product: BenchProduct, email: string): Promise<LetterSender> {
  const token = await chooseEstates(product, await signIn(product, email, demoPassword));
  const { body } = await product.get(listPath, token);
  const { rows } = JSON.parse(body.toString('utf8')) as { rows: { id: number }[] };
  if (!rows[0]) throw new Error(`${email} has no matter`);
  return { token, matterID: rows[0].id };
}

const createStatements = ({ token, matterID }: LetterSender, count: number): LetterBatchRequest => {
  const rows = Array.from({ length: count }, (_, index) => index);
  const batch = {
    matterID,
    title: 'Statement',
    content,
    list: 'recipients',
    rows,
    isStandardTemplate: false,
    answers: {},
  };
  return { token, batch };
};

async function beginBatch(product: BenchProduct, { token, batch }: LetterBatchRequest): Promise<number> {
  const { status, body } = await product.post('/api/template/makebatch', batch, token);
  if (status !== 200) throw new Error(`a batch answered ${status}: ${body.toString('utf8').slice(0, 200)}`);
  return (JSON.parse(body.toString('utf8')) as { id: number }).id;
}

interface LetterBatchView {
  readonly state: string;
  readonly done: number;
  readonly failed: number;
}
async function readBatch(product: BenchProduct, { token }: LetterBatchRequest, id: number): Promise<LetterBatchView> {
  const { body } = await product.get(`/api/template/getbatch?id=${id}`, token);
  return JSON.parse(body.toString('utf8')) as LetterBatchView;
}

/** Until every letter of it is made, in milliseconds. */
async function measureBatch(product: BenchProduct, asked: LetterBatchRequest): Promise<number> {
  const began = performance.now();
  const id = await beginBatch(product, asked);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, asked.pause ?? 20));
    const { state, failed } = await readBatch(product, asked, id);
    if (failed > 0) throw new Error(`${failed} letters were not made`);
    if (state === 'done') return performance.now() - began;
  }
}

/** Letters by the hundred: how fast they come, and who waits for them. */
export const letters: Benchmark = {
  name: 'letters in batches',
  async run(report: (figure: BenchFigure) => void) {
    const stalls = watchStalls();
    const product = await startProduct(stalls.environment);
    try {
      const one = await createSender(product, 'admin@protea.test');
      const other = await createSender(product, 'admin@welwitschia.test');
      const list = async (): Promise<void> => {
        const { status } = await product.get(listPath, other.token);
        if (status !== 200) throw new Error(`the list answered ${status}`);
      };
      await measureBatch(product, createStatements(other, 5));
      const perSecond = 200 / ((await measureBatch(product, createStatements(one, 200))) / 1000);
      report({ name: '200 letters', value: perSecond, unit: 'per second' });

      const creditors = await createDividendLetters(product, toDividends);
      const dividends = toDividends / ((await measureBatch(product, creditors)) / 1000);
      report({ name: `${toDividends} dividend letters`, value: dividends, unit: 'per second' });
      report({
        name: `${toDividends} dividend letters, against plain ones`,
        value: dividends / perSecond,
        unit: 'ratio',
        atLeast: 0.3,
      });

      const alone: number[] = [];
      for (let round = 0; round < 3; round += 1)
        alone.push(await measureBatch(product, createStatements(other, small)));
      const quiet: number[] = [];
      for (let round = 0; round < 3; round += 1) quiet.push((await load(list, { hands: 1, seconds: 1 })).p50);

      const many = createStatements(one, large);
      const id = await beginBatch(product, many);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const from = Date.now();
      const beside: number[] = [];
      const busy: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        beside.push(await measureBatch(product, createStatements(other, small)));
        busy.push((await load(list, { hands: 1, seconds: 1 })).p50);
      }
      const { stood, worked } = stalls.longest(from, Date.now());
      const { state, done } = await readBatch(product, many, id);
      if (state === 'done') throw new Error(`the batch of ${large} was done before it could be measured beside`);
      report({ name: `letters of the ${large} made meanwhile`, value: done, unit: 'rows' });
      report({ name: `${small} letters alone`, value: findMedian(alone), unit: 'ms' });
      report({ name: `${small} letters beside a firm with ${large}`, value: findMedian(beside), unit: 'ms' });
      report({
        name: `${small} letters beside a firm with ${large}, against alone`,
        value: findMedian(beside) / findMedian(alone),
        unit: 'ratio',
        atMost: 2,
      });
      report({
        name: 'the list beside a batch, against without one, p50',
        value: findMedian(busy) / findMedian(quiet),
        unit: 'ratio',
        atMost: 1.5,
      });
      report({ name: 'the thread that answers stands still beside a batch at most', value: stood, unit: 'ms' });
      report({ name: 'the thread that answers works without a turn at most', value: worked, unit: 'ms', atMost: 50 });
    } finally {
      await product.stop();
      stalls.discard();
    }
  },
};
