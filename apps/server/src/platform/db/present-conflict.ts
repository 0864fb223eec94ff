import { Conflict } from '../problems';

/** Awaits a change. Where somebody saved first, the conflict carries the row as the call answers it. */
export async function presentConflict<Row>(change: Promise<Row>, present: (row: Row) => unknown): Promise<Row> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof Conflict) throw new Conflict(await present(error.theirs as Row));
    throw error;
  }
}
