/** Who signed a paper, when and how: the pages that are added to it when the last of them has. */
export interface SigningCertificate {
  readonly title: string;
  readonly language: 'en' | 'af';
  readonly facts: readonly CertificateFact[];
  readonly signers: readonly {
    readonly name: string;
    /** A name that was typed, or lines that were drawn within a box of 1000 by 300. */
    readonly signature: { readonly typed: string } | { readonly drawn: SignatureStrokes };
    readonly facts: readonly CertificateFact[];
  }[];
  readonly note: string;
  readonly foot: string;
}
export interface CertificateFact {
  readonly label: string;
  readonly value: string;
}
export type SignatureStrokes = readonly (readonly (readonly [x: number, y: number])[])[];
