/** A line that is ticked off goes: whoever works by keyboard goes on with the next line, or the one before. */
export function toNextTick(tick: HTMLElement): void {
  const line = tick.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  // Where a line can be chosen too, that stands before.
  [...(next?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [])].at(-1)?.focus();
}
