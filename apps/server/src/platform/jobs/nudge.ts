const listeners = new Set<() => void>();

/** Tells this process's workers that something waits. Only a hint: workers of any process also look by themselves. */
export function nudgeWorkers(): void {
  for (const listener of listeners) listener();
}

export function onNudge(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
