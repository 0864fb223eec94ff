import type { SetLine, TextStyleSpec } from '../type/lines';
import type { GlyphStretch } from '../type/shaping';
import type { StructureTag } from './tags';

export const formatDecimal = (value: number): string => String(Math.round(value * 100) / 100);

/** Squares of a code meet: what is rounded more would leave light between them. */
const formatFine = (value: number): string => String(Math.round(value * 10_000) / 10_000);

interface PageRule {
  readonly from: readonly [number, number];
  to: readonly [number, number];
}

/** A page under way. What is measured on it goes from its upper left corner, in points. */
export class PdfPage {
  private readonly shown: string[] = [];
  private readonly repeated: string[] = [];
  private readonly filled: string[] = [];
  private isAside = false;
  private readonly rules = new Map<string, PageRule[]>();
  /** Whose each marked stretch is, by its mark. */
  readonly marks: StructureTag[] = [];
  private open: StructureTag | undefined;
  private colour = '';
  private font = '';

  constructor(
    readonly index: number,
    readonly width: number,
    readonly height: number,
    /** All that is shown on any page. */
    private readonly used: Set<GlyphStretch>,
  ) {}

  private textOf(line: SetLine, x: number, foot: number): string {
    let shown = 'BT';
    for (const { x: within, style, words } of line.pieces) {
      const y = this.height - foot + (style.raised ?? 0);
      if (style.colour !== this.colour) shown += ` ${style.colour}`;
      this.colour = style.colour;
      shown += ` 1 0 0 1 ${formatDecimal(x + within)} ${formatDecimal(y)} Tm`;
      let face = -1;
      let together = '';
      for (const word of words) {
        for (const stretch of word.stretches) {
          if (stretch.face !== face) {
            if (together) shown += ` [${together.replaceAll('><', '')}] TJ`;
            together = '';
            face = stretch.face;
            const font = `/F${face} ${formatDecimal(style.size)} Tf`;
            if (font !== this.font) shown += ` ${font}`;
            this.font = font;
          }
          this.used.add(stretch);
          together += stretch.shown;
        }
      }
      if (together) shown += ` [${together.replaceAll('><', '')}] TJ`;
    }
    return `${shown} ET`;
  }

  /** What is shown from here on is part of the tag. */
  private begin(tag: StructureTag): void {
    if (this.open === tag) return;
    this.close();
    const mark = this.marks.push(tag) - 1;
    tag.shows(this.index, mark);
    this.shown.push(`/${tag.role} << /MCID ${mark} >> BDC`);
    this.open = tag;
  }

  /** A line of words, its foot at that height. It is read out as part of the tag. */
  text(tag: StructureTag, line: SetLine, x: number, foot: number): void {
    if (line.pieces.length === 0) return;
    if (this.isAside) {
      this.repeated.push(this.textOf(line, x, foot));
      return;
    }
    this.begin(tag);
    this.shown.push(this.textOf(line, x, foot));
  }

  /** What somebody drew by hand, in lines of one colour. */
  drawing(tag: StructureTag, strokes: readonly (readonly (readonly [number, number])[])[], pen: string): void {
    const formatPoint = ([x, y]: readonly [number, number]): string =>
      `${formatDecimal(x)} ${formatDecimal(this.height - y)}`;
    // A point alone is a line to itself: with round ends it is a dot.
    const drawn = strokes.map(([first, ...rest]) =>
      first
        ? `${formatPoint(first)} m ${[...(rest.length > 0 ? rest : [first])].map((point) => `${formatPoint(point)} l`).join(' ')}`
        : '',
    );
    this.begin(tag);
    this.shown.push(`q 1 J 1 j ${pen} ${drawn.join(' ')} S Q`);
  }

  /** Words that are seen and not read out: what every page repeats. */
  aside(draw: () => void): void {
    const { colour, font } = this;
    this.isAside = true;
    this.colour = '';
    this.font = '';
    draw();
    this.isAside = false;
    this.colour = colour;
    this.font = font;
  }

  /** Whatever stands behind the words of the page. */
  behind(shown: string, style: TextStyleSpec, line: SetLine): void {
    const words = line.pieces.flatMap((piece) => piece.words.flatMap((word) => word.stretches));
    for (const stretch of words) this.used.add(stretch);
    const set = words.map((stretch) => `/F${stretch.face} ${formatDecimal(style.size)} Tf [${stretch.shown}] TJ`);
    this.shown.unshift(`/Artifact BMC q ${style.colour} BT ${shown} ${set.join(' ')} ET Q EMC`);
  }

  /** A straight line. One that goes on where the last of its kind ended is one with it. */
  rule(from: readonly [number, number], end: readonly [number, number], weight: number, grey: number): void {
    const kind = `${formatDecimal(weight)} w ${formatDecimal(grey)} G`;
    const rules = this.rules.get(kind) ?? [];
    this.rules.set(kind, rules);
    const before =
      from[0] === end[0] ? rules.findLast((rule) => rule.from[0] === from[0] && rule.to[0] === from[0]) : undefined;
    if (before && Math.abs(before.to[1] - from[1]) < 0.01) before.to = end;
    else rules.push({ from, to: end });
  }

  /** Black rectangles that nobody hears: from the left, from the top, how wide, how tall. */
  fill(rectangles: readonly (readonly [number, number, number, number])[]): void {
    const drawn = rectangles.map(
      ([x, y, width, height]) =>
        `${formatFine(x)} ${formatFine(this.height - y - height)} ${formatFine(width)} ${formatFine(height)} re`,
    );
    this.filled.push(`q 0 g ${drawn.join(' ')} f Q`);
  }

  private close(): void {
    if (this.open) this.shown.push('EMC');
    this.open = undefined;
  }

  content(): string {
    this.close();
    const at = ([x, y]: readonly [number, number]): string => `${formatDecimal(x)} ${formatDecimal(this.height - y)}`;
    const rules = [...this.rules].map(
      ([kind, lines]) => `${kind} ${lines.map((line) => `${at(line.from)} m ${at(line.to)} l`).join(' ')} S`,
    );
    const decoration = rules.length > 0 ? ['/Artifact BMC', ...rules, 'EMC'] : [];
    const aside = this.repeated.length > 0 ? ['/Artifact << /Type /Pagination >> BDC', ...this.repeated, 'EMC'] : [];
    const filled = this.filled.length > 0 ? ['/Artifact BMC', ...this.filled, 'EMC'] : [];
    return [...this.shown, ...decoration, ...filled, ...aside].join('\n');
  }
}
