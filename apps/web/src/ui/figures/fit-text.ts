/** A font of a drawing, as the canvas that measures it names it. */
export interface TextFont {
  readonly size: number;
  readonly weight: number;
}

let context: CanvasRenderingContext2D | null | undefined;
let family: string | undefined;

function measureWidth(text: string, { size, weight }: TextFont): number {
  if (context === undefined) context = document.createElement('canvas').getContext?.('2d') ?? null;
  // Where nothing can be measured a letter is taken to be a little over half as wide as it is high.
  if (!context) return text.length * size * 0.56;
  family ??= getComputedStyle(document.body).fontFamily || 'sans-serif';
  context.font = `${weight} ${size}px ${family}`;
  return context.measureText(text).width;
}

/** As much of a text as a line of a drawing holds; the rest is said in words beside it. */
export function fitText(text: string, room: number, font: TextFont): string {
  if (measureWidth(text, font) <= room) return text;
  let [few, many] = [0, text.length];
  while (many - few > 1) {
    const middle = (few + many) >> 1;
    if (measureWidth(`${text.slice(0, middle)}…`, font) <= room) few = middle;
    else many = middle;
  }
  return `${text.slice(0, few).trimEnd()}…`;
}
export const measured = measureWidth;
