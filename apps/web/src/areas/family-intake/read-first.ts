/** A heading that appears is where reading begins: on screen from the top, and for who hears the page. */
export function readFirst(heading: HTMLElement | null): void {
  if (!heading) return;
  scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}
