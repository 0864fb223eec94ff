import { Conflict } from '../problems';

/** A change whose conflict, if there is one, shows the other side as the call's own answer would. */
export async function orConflict<Row>(change: Promise<Row>, present: (row: Row) => unknown): Promise<Row> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof Conflict) throw new Conflict(await present(error.theirs as Row));
    throw error;
  }
}
