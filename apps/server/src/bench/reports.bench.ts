import { currentStatuses, systemType } from '@boedel/domain/matter/kinds';
import { demoFirms, demoPassword } from '../demo/people';
import { openServer } from '../platform/db/server-database';
import { sql } from '../platform/db/sql';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, load, findMedian } from './figures';
import { chooseEstates, signIn, startProduct } from './product';
import { analyseTables, createFirm, seedMatters } from './seed';
import { watchMemory } from './held-memory';
import { watchStalls } from './stalls';

const many = 6_000;
const formatMasterDataPath = (firmId: number): string =>
  `/api/report/downloadTableCSV?reportType=7&intermediaryID=${firmId}`;
const list = '/api/matter/getMatterList?skip=0&take=50&sortModelColId=reference&sortModelSort=desc';

/** The master data of a firm with 6,000 matters: as quick as its rows can be read, and nobody waits for it. */
export const masterDataOfMany: Benchmark = {
  name: `master data of ${many} matters as CSV`,
  async run(tell) {
    const postgres = await startPostgres();
    const stalls = watchStalls();
    try {
      const url = postgres.urlFor('postgres');
      const product = await startProduct({ DATABASE_URL: url, ...stalls.environment });
      try {
        const database = openServer({ url });
        const firmId = await createFirm(database, demoFirms.protea.name);
        const signInAs = async (email: string) => chooseEstates(product, await signIn(product, email, demoPassword));
        const [taking, reading] = [await signInAs('super@boedel.test'), await signInAs('admin@welwitschia.test')];
        const measureDownload = async (): Promise<{ ms: number; lines: number }> => {
          const from = performance.now();
          const { status, body } = await product.get(formatMasterDataPath(firmId), taking);
          if (status !== 200) throw new Error(`master data answered ${status}`);
          return { ms: performance.now() - from, lines: body.toString('utf8').trimEnd().split('\n').length - 1 };
        };
        await seedMatters(database, firmId, many);
        await analyseTables(database);
        const measureQuery = async (): Promise<number> => {
          const from = performance.now();
          await database.asOwner(async (tx) => {
            await tx.script('set local role boedel_provider');
            await tx.rows(sql`
              select m.*, f.*, p.*, o.name as office, r.full_name, i.due_on as instruction_on, a.due_on as appointed_on from matter m
                left join matter_figures f on f.intermediary_id = m.intermediary_id and f.matter_id = m.id
                left join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
                left join masteroffice o on o.intermediary_id = m.master_office_owner and o.id = m.master_office_id
                left join person r on r.id = m.responsible_person_id
                left join diary_entry i on i.intermediary_id = m.intermediary_id and i.matter_id = m.id and i.event = 'instruction'
                left join diary_entry a on a.intermediary_id = m.intermediary_id and a.matter_id = m.id and a.event = 'letters'
              where m.intermediary_id = ${firmId} and m.system_type = ${systemType.estateLate}
                and m.status = any(${[...currentStatuses]}::int[]) order by m.reference`);
          });
          return performance.now() - from;
        };
        const [files, bares]: [{ ms: number; lines: number }[], number[]] = [[], []];
        for (let n = 0; n < 7; n += 1) {
          bares.push(await measureQuery());
          files.push(await measureDownload());
        }
        const [file, statement] = [findMedian(files.map(({ ms }) => ms)), findMedian(bares)];

        const requestList = async (): Promise<void> => {
          const { status } = await product.get(list, reading);
          if (status !== 200) throw new Error(`the list answered ${status}`);
        };
        await load(requestList, { hands: 1, seconds: 1 });
        const alone = await load(requestList, { hands: 1, seconds: 4 });
        const taken = { isOver: false };
        const begun = Date.now();
        const takingAway = (async () => {
          while (!taken.isOver) await measureDownload();
        })();
        const beside = await load(requestList, { hands: 1, seconds: 8 });
        taken.isOver = true;
        await takingAway;
        const { worked } = stalls.longest(begun, Date.now());
        await database.close();

        tell({ name: 'rows in the file', value: files[0]!.lines, unit: 'rows' });
        tell({ name: 'the file p50', value: file, unit: 'ms' });
        tell({ name: 'the bare statement p50', value: statement, unit: 'ms' });
        tell({
          name: 'the rate of the file against the bare statement',
          value: statement / file,
          unit: 'ratio',
          atLeast: 0.5,
        });
        tell({
          name: 'the list beside it against by itself',
          value: beside.p50 / alone.p50,
          unit: 'ratio',
          atMost: 1.5,
        });
        tell({ name: 'the longest the product was at work in one go', value: worked, unit: 'ms', atMost: 50 });
      } finally {
        await product.stop();
      }
    } finally {
      stalls.discard();
      await postgres.discard();
    }
  },
};

const sizes = [1_500, 6_000] as const;

/** What is held while the file is taken does not grow with its rows: they are read, written and let go. */
export const masterDataInMemory: Benchmark = {
  name: 'master data as CSV, and the memory it holds',
  async run(tell) {
    const postgres = await startPostgres();
    const memory = watchMemory();
    try {
      const url = postgres.urlFor('postgres');
      const product = await startProduct({ DATABASE_URL: url, NODE_OPTIONS: memory.options });
      try {
        const database = openServer({ url });
        const firmId = await createFirm(database, demoFirms.protea.name);
        const token = await chooseEstates(product, await signIn(product, 'super@boedel.test', demoPassword));
        const held: number[] = [];
        let seeded = 0;
        for (const size of sizes) {
          await seedMatters(database, firmId, size - seeded, seeded);
          seeded = size;
          await analyseTables(database);
          await product.get(formatMasterDataPath(firmId), token);
          const most = await memory.most(async () => {
            for (let n = 0; n < 3; n += 1) await product.get(formatMasterDataPath(firmId), token);
          });
          held.push(most);
          tell({ name: `held at most while ${size} rows are taken`, value: most * 1024, unit: 'KB' });
        }
        await database.close();
        tell({ name: 'held for four times the rows', value: held[1]! / held[0]!, unit: 'ratio', atMost: 1.1 });
      } finally {
        await product.stop();
      }
    } finally {
      memory.discard();
      await postgres.discard();
    }
  },
};
