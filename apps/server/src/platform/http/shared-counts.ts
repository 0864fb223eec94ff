import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '../db/database';
import { sql } from '../db/sql';
import { openProviderScope } from '../tenancy/scopes';

interface Shared {
  /** By all processes together, in the minute that runs. */
  readonly count: number;
  /** How much of that minute is left, in milliseconds. */
  readonly left: number;
}

/** Adds requests to what all processes counted of a key, and returns the total. */
function addTo(database: Database, key: string, requests: number, window: number): Promise<Shared> {
  // The minute is over, or the clock was ahead when it began and was put right since.
  const isOver = sql`(abs(extract(epoch from clock_timestamp() - r.started_at)) * 1000 >= ${window})`;
  return openProviderScope(database).transaction((tx) =>
    tx.one<{ count: number; left: number }>(sql`
      insert into request_count as r (key, started_at, count) values (${key}, clock_timestamp(), ${requests})
      on conflict (key) do update set
        count = case when ${isOver} then excluded.count else r.count + excluded.count end,
        started_at = case when ${isOver} then excluded.started_at else r.started_at end
      returning count, greatest(0, ${window} - extract(epoch from clock_timestamp() - started_at) * 1000)::int as left`),
  );
}

interface Counted {
  endsAt: number;
  /** What all processes had counted when that was last asked, ours among it. */
  shared: number;
  /** Counted here since. */
  here: number;
  /** The part that is being written to the database. */
  telling: number;
}

/** So many keys are remembered here; the database has them all. */
const mostKeys = 10_000;
/** Told to the others after a twentieth of what is allowed: the database is asked that often and no more. */
const share = 20;

/**
 * Counts requests by all processes of one database. A request waits for the database only where secrets can be guessed
 * (`exact`, the limits of single calls). Elsewhere each process counts by itself and adds what it counted in the background:
 * several processes together let through at most a twentieth more for each. Without the database each counts alone.
 */
export function createSharedCounts(database: Database): FastifyRateLimitStoreCtor {
  class Counts implements FastifyRateLimitStore {
    readonly #counted = new Map<string, Counted>();
    readonly #place: string;
    readonly #isExact: boolean;
    /** The plugin says which call has a limit of its own, and its types do not. */
    constructor({ routeInfo }: { readonly routeInfo?: { readonly method: string | string[]; readonly url: string } }) {
      this.#place = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : 'all';
      this.#isExact = routeInfo !== undefined;
    }

    #keyOf(key: string): string {
      return createHash('sha256').update(`${this.#place}\n${key}`).digest('base64url');
    }

    #of(key: string, window: number): Counted {
      const now = Date.now();
      const known = this.#counted.get(key);
      if (known && known.endsAt > now && known.endsAt <= now + 2 * window) return known;
      const fresh = { endsAt: now + window, shared: 0, here: 0, telling: 0 };
      this.#counted.delete(key);
      this.#counted.set(key, fresh);
      if (this.#counted.size > mostKeys) this.#counted.delete(this.#counted.keys().next().value!);
      return fresh;
    }

    /** One request, written at once: what the database answers to it is its place in the row, whoever else asks meanwhile. */
    async #countOne(key: string, counted: Counted, window: number): Promise<number> {
      const { count, left } = await addTo(database, this.#keyOf(key), 1, window);
      counted.shared = count;
      counted.endsAt = Date.now() + left;
      return count;
    }

    async #tellOthers(key: string, counted: Counted, window: number): Promise<void> {
      counted.telling = counted.here;
      try {
        const { count, left } = await addTo(database, this.#keyOf(key), counted.telling, window);
        counted.here -= counted.telling;
        counted.shared = count;
        counted.endsAt = Date.now() + left;
      } finally {
        counted.telling = 0;
      }
    }

    incr(...[key, done, window, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const counted = this.#of(key, window);
      const answer = (current: number): void => done(null, { current, ttl: Math.max(0, counted.endsAt - Date.now()) });
      const byOurselves = (): void => {
        counted.here += 1;
        answer(counted.shared + counted.here);
      };
      // Whoever is over the limit is known to be until the minute ends: they cost the database nothing.
      if (counted.shared > max) return answer(counted.shared);
      if (this.#isExact) {
        this.#countOne(key, counted, window).then(answer, byOurselves);
        return;
      }
      byOurselves();
      if (counted.telling > 0 || counted.here < Math.max(1, Math.floor(max / share))) return;
      // Without the database each process counts alone, and writes its count when the database is back.
      this.#tellOthers(key, counted, window).catch(() => undefined);
    }

    child(route: object): FastifyRateLimitStore {
      return new Counts(route);
    }
  }
  return Counts;
}
