const last = new Map<number, Promise<unknown>>();

/** Long lists of one firm are made one after the other: its people wait for each other, and nobody else for them. */
export async function runInFirmTurn<T>(firmId: number, work: () => Promise<T>): Promise<T> {
  const before = last.get(firmId);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  last.set(firmId, mine);
  try {
    return await mine;
  } finally {
    if (last.get(firmId) === mine) last.delete(firmId);
  }
}
