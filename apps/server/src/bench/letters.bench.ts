import { demoPassword } from '../demo/people';
import { type DividendLetters, dividendLetters } from './dividend-letters';
import { type Bench, type Figure, load, median } from './figures';
import { chooseEstates, type Product, signIn, startProduct } from './product';
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

interface Somebody {
  readonly token: string;
  readonly matterID: number;
}
const toDividends = 1000;
/** A batch and who asks for it. */
type Asked = DividendLetters;

async function somebody(product: Product, email: string): Promise<Somebody> {
  const token = await chooseEstates(product, await signIn(product, email, demoPassword));
  const { body } = await product.get(listPath, token);
  const { rows } = JSON.parse(body.toString('utf8')) as { rows: { id: number }[] };
  if (!rows[0]) throw new Error(`${email} has no matter`);
  return { token, matterID: rows[0].id };
}

const statements = ({ token, matterID }: Somebody, count: number): Asked => {
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

async function begin(product: Product, { token, batch }: Asked): Promise<number> {
  const { status, body } = await product.post('/api/template/makebatch', batch, token);
  if (status !== 200) throw new Error(`a batch answered ${status}: ${body.toString('utf8').slice(0, 200)}`);
  return (JSON.parse(body.toString('utf8')) as { id: number }).id;
}

interface BatchShown {
  readonly state: string;
  readonly done: number;
  readonly failed: number;
}
async function readBatch(product: Product, { token }: Asked, id: number): Promise<BatchShown> {
  const { body } = await product.get(`/api/template/getbatch?id=${id}`, token);
  return JSON.parse(body.toString('utf8')) as BatchShown;
}

/** Until every letter of it is made, in milliseconds. */
async function timed(product: Product, asked: Asked): Promise<number> {
  const began = performance.now();
  const id = await begin(product, asked);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, asked.pause ?? 20));
    const { state, failed } = await readBatch(product, asked, id);
    if (failed > 0) throw new Error(`${failed} letters were not made`);
    if (state === 'done') return performance.now() - began;
  }
}

/** Letters by the hundred: how fast they come, and who waits for them. */
export const letters: Bench = {
  name: 'letters in batches',
  async run(report: (figure: Figure) => void) {
    const stalls = watchStalls();
    const product = await startProduct(stalls.environment);
    try {
      const one = await somebody(product, 'admin@protea.test');
      const other = await somebody(product, 'admin@welwitschia.test');
      const list = async (): Promise<void> => {
        const { status } = await product.get(listPath, other.token);
        if (status !== 200) throw new Error(`the list answered ${status}`);
      };
      await timed(product, statements(other, 5));
      const perSecond = 200 / ((await timed(product, statements(one, 200))) / 1000);
      report({ name: '200 letters', value: perSecond, unit: 'per second' });

      const creditors = await dividendLetters(product, toDividends);
      const dividends = toDividends / ((await timed(product, creditors)) / 1000);
      report({ name: `${toDividends} dividend letters`, value: dividends, unit: 'per second' });
      report({
        name: `${toDividends} dividend letters, against plain ones`,
        value: dividends / perSecond,
        unit: 'ratio',
        atLeast: 0.3,
      });

      const alone: number[] = [];
      for (let round = 0; round < 3; round += 1) alone.push(await timed(product, statements(other, small)));
      const quiet: number[] = [];
      for (let round = 0; round < 3; round += 1) quiet.push((await load(list, { hands: 1, seconds: 1 })).p50);

      const many = statements(one, large);
      const id = await begin(product, many);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const from = Date.now();
      const beside: number[] = [];
      const busy: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        beside.push(await timed(product, statements(other, small)));
        busy.push((await load(list, { hands: 1, seconds: 1 })).p50);
      }
      const { stood, worked } = stalls.longest(from, Date.now());
      const { state, done } = await readBatch(product, many, id);
      if (state === 'done') throw new Error(`the batch of ${large} was done before it could be measured beside`);
      report({ name: `letters of the ${large} made meanwhile`, value: done, unit: 'rows' });
      report({ name: `${small} letters alone`, value: median(alone), unit: 'ms' });
      report({ name: `${small} letters beside a firm with ${large}`, value: median(beside), unit: 'ms' });
      report({
        name: `${small} letters beside a firm with ${large}, against alone`,
        value: median(beside) / median(alone),
        unit: 'ratio',
        atMost: 2,
      });
      report({
        name: 'the list beside a batch, against without one, p50',
        value: median(busy) / median(quiet),
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
