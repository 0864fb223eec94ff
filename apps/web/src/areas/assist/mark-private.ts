/** Labels of fields that hold an identity, passport or bank account number, in either language. */
const privateLabel = /identity|identiteit|id number|id-nommer|passport|paspoort|account number|rekeningnommer|iban/i;
/** A South African identity number, or as many digits as a bank account number has, and nothing else. */
const privateText = /^(?:\d{13}|\d{7,12})$/;

const readLabel = (input: Element): string =>
  [
    input.getAttribute('aria-label'),
    input.id && input.ownerDocument.querySelector(`label[for="${CSS.escape(input.id)}"]`)?.textContent,
    input.closest('label')?.textContent,
    input.getAttribute('name'),
  ]
    .filter(Boolean)
    .join(' ');

const isPrivateInput = (input: Element): boolean =>
  input.getAttribute('type') === 'password' ||
  /password|one-time-code/.test(input.getAttribute('autocomplete') ?? '') ||
  privateLabel.test(readLabel(input));

const isPrivateText = (element: Element): boolean =>
  element.childElementCount === 0 && privateText.test((element.textContent ?? '').replaceAll(/\s/g, ''));

/** Everything under `root` that nobody else may see gets the mark the assist tool is told to leave out. */
export function markPrivateInputs(root: ParentNode): void {
  for (const input of root.querySelectorAll('input, textarea')) {
    if (isPrivateInput(input)) input.setAttribute('data-private', '');
  }
  for (const element of root.querySelectorAll('td, dd, span, strong, code, p')) {
    if (isPrivateText(element)) element.setAttribute('data-private', '');
  }
}

/** What is drawn later is marked before the next picture. */
export function watchPrivateFields(root: HTMLElement): () => void {
  markPrivateInputs(root);
  const watch = new MutationObserver(() => markPrivateInputs(root));
  watch.observe(root, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
}
