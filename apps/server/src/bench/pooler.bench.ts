import { demoPassword } from '../demo/people';
import { findPgbouncer, startPgbouncer } from '../testing/pgbouncer';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, measureTogether } from './figures';
import { type BenchProduct, chooseEstates, signIn, startProduct } from './product';

/** What one person asks of one process; each process saves an entry of its own. */
async function prepareWorks(product: BenchProduct, place: number) {
  const token = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
  const check = ({ status, body }: { status: number; body: Buffer }): string => {
    if (status !== 200) throw new Error(`the product answered ${status}: ${body.toString('utf8').slice(0, 200)}`);
    return body.toString('utf8');
  };
  const list = async (): Promise<string> =>
    check(
      await product.get('/api/matter/getMatterList?skip=0&take=50&sortModelColId=reference&sortModelSort=desc', token),
    );
  const { rows } = JSON.parse(check(await product.get('/api/auctioneer/getlist?take=50', token))) as {
    rows: { id: number }[];
  };
  let entry = JSON.parse(check(await product.get(`/api/auctioneer/getbyid?id=${rows[place]!.id}`, token))) as object;
  const save = async (): Promise<void> => {
    const changed = { ...entry, physicalCity: `Town ${Math.random()}` };
    entry = JSON.parse(check(await product.post('/api/auctioneer/update', changed, token))) as object;
  };
  return { list, save };
}

/** Two processes on one database, one of them through a pooler, asked in turn: some fifteen seconds after their start. */
export const pooler: Benchmark = {
  name: 'a list and a save behind pgbouncer (transaction pooling) against a connection of its own',
  leftOut: () => (findPgbouncer() ? undefined : 'pgbouncer is not installed (apt-get install pgbouncer).'),
  async run(tell) {
    const postgres = await startPostgres();
    const pgbouncer = await startPgbouncer(postgres.urlFor('postgres'), {
      default_pool_size: 20,
      server_round_robin: 0,
    });
    const direct = await startProduct({ DATABASE_URL: postgres.urlFor('postgres') });
    try {
      const pooled = await startProduct({ DATABASE_URL: pgbouncer.urlFor('postgres') });
      try {
        const [directWorks, pooledWorks] = [await prepareWorks(direct, 0), await prepareWorks(pooled, 1)];
        const times = await measureTogether(
          {
            'list, direct': directWorks.list,
            'list, behind pgbouncer': pooledWorks.list,
            'save, direct': directWorks.save,
            'save, behind pgbouncer': pooledWorks.save,
          },
          { hands: 1, seconds: 0.6 },
        );
        for (const [name, { p50 }] of Object.entries(times)) tell({ name, value: p50, unit: 'ms' });
        for (const work of ['list', 'save'] as const)
          tell({
            name: `what the pooler costs: ${work}, time against direct`,
            value: times[`${work}, behind pgbouncer`].p50 / times[`${work}, direct`].p50,
            unit: 'ratio',
          });
      } finally {
        await pooled.stop();
      }
    } finally {
      await direct.stop();
      await pgbouncer.discard();
      await postgres.discard();
    }
  },
};
