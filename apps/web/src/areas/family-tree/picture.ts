import styles from './family-tree.module.css';

/** What a picture must carry with it: outside the page nobody knows its stylesheet. */
const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
  'text-decoration',
  'display',
] as const;

/** The drawing on white paper, whatever the screen's colours, at the size of one unit a pixel. */
function createPrintSheet(svg: SVGSVGElement): { readonly sheet: HTMLElement; readonly copy: SVGSVGElement } {
  const sheet = document.createElement('div');
  sheet.className = styles.sheet!;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const card of copy.querySelectorAll('[aria-selected="true"]')) card.setAttribute('aria-selected', 'false');
  for (const node of copy.querySelectorAll('[tabindex]')) node.removeAttribute('tabindex');
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  sheet.append(copy);
  return { sheet, copy };
}

function formatSvgFile(svg: SVGSVGElement): string {
  const { sheet, copy } = createPrintSheet(svg);
  sheet.dataset['measuring'] = '';
  document.body.append(sheet);
  for (const node of [copy, ...copy.querySelectorAll<SVGElement>('*')]) {
    const seen = getComputedStyle(node);
    for (const name of carried) node.style.setProperty(name, seen.getPropertyValue(name));
    node.removeAttribute('class');
  }
  sheet.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((done, fail) => {
    const image = new Image();
    image.addEventListener('load', () => done(image));
    image.addEventListener('error', () => fail(new Error('The picture could not be made.')));
    image.src = address;
  });

/** No canvas is wider in every browser. */
const widest = 8000;

/** Saves the drawing as a PNG, twice as sharp as the screen where it fits. */
export async function savePicture(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.min(2, widest / Math.max(width, height));
  const image = await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(formatSvgFile(svg))}`);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The picture could not be made.');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export interface PrintedTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A sheet of its own with the drawing and who takes what; the screen is left out. */
export function printTree(svg: SVGSVGElement, title: string, about: string, table: PrintedTable): void {
  const { sheet, copy } = createPrintSheet(svg);
  sheet.dataset['printing'] = '';
  const createTextElement = (tag: string, text: string): HTMLElement => {
    const node = document.createElement(tag);
    node.textContent = text;
    return node;
  };
  const rows = document.createElement('table');
  const createTableRow = (cells: readonly string[], tag: string): HTMLElement => {
    const made = document.createElement('tr');
    made.append(...cells.map((cell) => createTextElement(tag, cell)));
    return made;
  };
  rows.append(createTableRow(table.head, 'th'), ...table.rows.map((cells) => createTableRow(cells, 'td')));
  sheet.prepend(createTextElement('h1', title), createTextElement('p', about));
  if (table.rows.length > 0) sheet.append(rows);
  copy.removeAttribute('width');
  copy.removeAttribute('height');
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
