/** Who signed a paper, when and how: the pages that are added to it when the last of them has. */
export interface Certificate {
  readonly title: string;
  readonly language: 'en' | 'af';
  readonly facts: readonly Fact[];
  readonly signers: readonly {
    readonly name: string;
    /** A name that was typed, or lines that were drawn within a box of 1000 by 300. */
    readonly signature: { readonly typed: string } | { readonly drawn: Strokes };
    readonly facts: readonly Fact[];
  }[];
  readonly note: string;
  readonly foot: string;
}
export interface Fact {
  readonly label: string;
  readonly value: string;
}
export type Strokes = readonly (readonly (readonly [x: number, y: number])[])[];
