import { demoPassword } from '../demo/people';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, load } from './figures';
import { chooseEstates, signIn, startProduct } from './product';

const path = '/api/matter/getMatterList?skip=0&take=50';
const people = 20;

/** Hashing a password is heavy on purpose; it must not hold up people who are already at work. */
export const whileOthersSignIn: Benchmark = {
  name: `a list call while ${people} people sign in`,
  async run(tell) {
    const postgres = await startPostgres();
    const product = await startProduct({ DATABASE_URL: postgres.urlFor('postgres') });
    try {
      const token = await chooseEstates(product, await signIn(product, 'admin@protea.test', demoPassword));
      const list = () => product.get(path, token);
      await load(list, { hands: 2, seconds: 1 });
      const alone = await load(list, { hands: 2, seconds: 4 });
      const signingIn = { now: true };
      const newcomers = Array.from({ length: people }, async () => {
        while (signingIn.now)
          await product.post('/account/authenticate', { email: 'capture@protea.test', password: demoPassword });
      });
      const beside = await load(list, { hands: 2, seconds: 6 });
      signingIn.now = false;
      await Promise.all(newcomers);
      tell({ name: 'p99 without', value: alone.p99, unit: 'ms' });
      tell({ name: 'p99 while they sign in', value: beside.p99, unit: 'ms' });
      tell({ name: 'p50 without', value: alone.p50, unit: 'ms' });
      tell({ name: 'p50 while they sign in', value: beside.p50, unit: 'ms' });
      tell({ name: 'p99 against without', value: beside.p99 / alone.p99, unit: 'ratio' });
    } finally {
      await product.stop();
      await postgres.discard();
    }
  },
};
