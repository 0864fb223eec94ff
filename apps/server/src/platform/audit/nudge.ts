const listeners = new Set<(firmId: number) => void>();

/** Tells this process's linker that a firm's trail has grown. Only a hint: the sweep finds what was missed. */
export function nudgeLinker(firmId: number): void {
  for (const listener of listeners) listener(firmId);
}

export function onAudited(listener: (firmId: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** By the trail's rows as they were written, with their firm. */
export function nudgeLinkerByRows([first]: readonly object[]): void {
  if (first && 'firm' in first) nudgeLinker(Number(first.firm));
}
